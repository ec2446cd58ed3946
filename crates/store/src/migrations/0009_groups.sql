-- People who play among themselves.
CREATE TABLE player_groups (
    id      BIGINT PRIMARY KEY,
    name    TEXT NOT NULL,
    about   TEXT NOT NULL,
    -- Whoever leads it; always a member.
    head    BIGINT NOT NULL,
    -- What a link has to say to let anybody in.
    invite  BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX player_groups_of ON player_groups (head);
CREATE TABLE group_members (
    group_id BIGINT NOT NULL,
    account  BIGINT NOT NULL,
    since    BIGINT NOT NULL,
    PRIMARY KEY (group_id, account)
){without_rowid};
CREATE INDEX group_members_of ON group_members (account);
-- Who was asked to join, by whom.
CREATE TABLE group_invites (
    group_id BIGINT NOT NULL,
    account  BIGINT NOT NULL,
    inviter  BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    -- Whoever wants to hear of it while they are away was not told yet, and is not to be before; NULL once that is done with.
    look     BIGINT,
    PRIMARY KEY (group_id, account)
){without_rowid};
CREATE INDEX group_invites_to ON group_invites (account);
CREATE INDEX group_invites_by ON group_invites (inviter);
CREATE INDEX group_invites_by_look ON group_invites (look) WHERE look IS NOT NULL;
-- Whose table it is: the group's members may see it.
ALTER TABLE tables ADD COLUMN group_id BIGINT;
CREATE INDEX tables_of_group ON tables (group_id, phase, created) WHERE group_id IS NOT NULL;
-- How somebody does at tables of the group alone.
CREATE TABLE group_ratings (
    group_id    BIGINT NOT NULL,
    game        TEXT NOT NULL,
    player      TEXT NOT NULL,
    rating      {real} NOT NULL,
    uncertainty {real} NOT NULL,
    games       INTEGER NOT NULL,
    PRIMARY KEY (group_id, game, player)
);
CREATE INDEX group_ratings_of ON group_ratings (player);
-- Games that were played at its tables, by when they were over.
CREATE TABLE group_games (
    group_id BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    -- What each seat's rating in the group has gained, as the server writes it; NULL if the game did not count.
    gains    TEXT,
    PRIMARY KEY (group_id, at, table_id)
){without_rowid};
CREATE INDEX group_games_at ON group_games (table_id);
