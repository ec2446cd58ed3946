-- How somebody stood after their last rated game of a season, and how many they played in it. Seasons are counted by quarters of a year.
CREATE TABLE season_ratings (
    game        TEXT NOT NULL,
    season      INTEGER NOT NULL,
    player      TEXT NOT NULL,
    rating      {real} NOT NULL,
    uncertainty {real} NOT NULL,
    games       INTEGER NOT NULL,
    PRIMARY KEY (game, season, player)
);
CREATE INDEX season_ratings_best ON season_ratings (game, season, rating);
CREATE INDEX season_ratings_of ON season_ratings (player);
-- The best of a game are found without looking at all the others.
CREATE INDEX ratings_best ON ratings (game, rating);
