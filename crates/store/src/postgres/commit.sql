-- Carries out a batch of writes: one statement, so that whoever is stopped or cut off in the middle of it holds no lock. Made by
-- the program that calls it, under a name that changes with this text: programs of different age each have their own.
--
-- Rows that several processes write are locked first, all of them in one order. A write that conflicts changes nothing and does
-- not keep the others from being committed.
CREATE FUNCTION {name}(
    batch BIGINT,
    -- The plain case, all in one: the lines of tables to which something is appended once, each with the number of the first of them. All
    -- of a table's lines are kept or none.
    plain_tables BIGINT[],
    plain_firsts INTEGER[],
    plain_numbers INTEGER[],
    plain_lines TEXT[],
    plain_news TEXT[],
    -- Whom they concern: kept with the lines of their table, if they want to hear of anything.
    told_tables BIGINT[],
    told_accounts BIGINT[],
    told_kinds TEXT[],
    told_at BIGINT[],
    -- Everything else: [{"tables": rows it needs, "accounts": the same, "news": text, "steps": [[sql, expect, values] …]} …]
    writes JSONB,
    lock_tables BIGINT[],
    lock_accounts BIGINT[],
    -- Leave out writes whose rows somebody else holds, instead of waiting for them.
    skip_locked BOOLEAN,
    lock_milliseconds INTEGER,
    notify BOOLEAN
) RETURNS TEXT LANGUAGE plpgsql AS $function$
DECLARE
    held_tables BIGINT[];
    held_accounts BIGINT[];
    busy_tables BIGINT[] := '{}';
    busy_accounts BIGINT[] := '{}';
    kept BIGINT[];
    results JSONB := '[]';
    one JSONB;
    step JSONB;
    result JSONB;
    changed BIGINT;
    answer TEXT;
BEGIN
    PERFORM set_config('lock_timeout', lock_milliseconds || 'ms', TRUE);
    IF skip_locked THEN
        held_tables := ARRAY(SELECT id FROM tables WHERE id = ANY (lock_tables) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED);
        busy_tables := ARRAY(SELECT id FROM tables WHERE id = ANY (lock_tables) AND id <> ALL (held_tables));
        held_accounts := ARRAY(SELECT id FROM accounts WHERE id = ANY (lock_accounts) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED);
        busy_accounts := ARRAY(SELECT id FROM accounts WHERE id = ANY (lock_accounts) AND id <> ALL (held_accounts));
    ELSE
        held_tables := ARRAY(SELECT id FROM tables WHERE id = ANY (lock_tables) ORDER BY id FOR NO KEY UPDATE);
        PERFORM 1 FROM accounts WHERE id = ANY (lock_accounts) ORDER BY id FOR NO KEY UPDATE;
    END IF;

    WITH added AS (
        INSERT INTO journal (table_id, number, line)
        SELECT plain.id, plain.number, plain.line
        FROM unnest(plain_tables, plain_firsts, plain_numbers, plain_lines) AS plain (id, first, number, line)
        WHERE plain.id = ANY (held_tables) AND plain.first
            = COALESCE((SELECT j.number FROM journal j WHERE j.table_id = plain.id ORDER BY j.number DESC LIMIT 1), -1) + 1
        ON CONFLICT DO NOTHING
        RETURNING table_id
    )
    SELECT COALESCE(array_agg(DISTINCT table_id), '{}') INTO kept FROM added;
    IF cardinality(told_tables) > 0 THEN
        INSERT INTO tidings (account, table_id, kind, number, first, latest, look)
        SELECT told.account, told.id, told.kind, 1, told.at, told.at, told.at
        FROM unnest(told_tables, told_accounts, told_kinds, told_at) AS told (id, account, kind, at)
        WHERE told.id = ANY (kept) AND EXISTS (SELECT 1 FROM hearers WHERE hearers.account = told.account)
        ON CONFLICT (account, table_id, kind) DO UPDATE SET number = tidings.number + 1, latest = excluded.latest;
    END IF;
    IF notify THEN
        PERFORM pg_notify('saturnalia', plain.news) FROM unnest(plain_tables, plain_news) AS plain (id, news)
        WHERE plain.news IS NOT NULL AND plain.id = ANY (kept);
    END IF;

    FOR one IN SELECT value FROM jsonb_array_elements(writes) LOOP
        result := '"done"';
        IF skip_locked AND (
            EXISTS (SELECT 1 FROM jsonb_array_elements_text(one->'tables') id WHERE id::BIGINT = ANY (busy_tables))
            OR EXISTS (SELECT 1 FROM jsonb_array_elements_text(one->'accounts') id WHERE id::BIGINT = ANY (busy_accounts))
        ) THEN
            result := '"busy"';
        ELSE
            BEGIN
                FOR step IN SELECT value FROM jsonb_array_elements(one->'steps') LOOP
                    IF step->>1 = 'number' THEN
                        EXECUTE step->>0 INTO answer USING step->2;
                        result := to_jsonb(answer::BIGINT);
                    ELSE
                        EXECUTE step->>0 USING step->2;
                        GET DIAGNOSTICS changed = ROW_COUNT;
                        IF step->>1 = 'one' AND changed <> 1 THEN
                            RAISE EXCEPTION 'conflict' USING ERRCODE = 'SA001';
                        END IF;
                        EXIT WHEN step->>1 = 'one_or_done' AND changed <> 1;
                    END IF;
                END LOOP;
            EXCEPTION WHEN unique_violation OR SQLSTATE 'SA001' THEN
                result := '"conflict"';
            END;
            IF notify AND result <> '"conflict"' AND one->>'news' IS NOT NULL THEN
                PERFORM pg_notify('saturnalia', one->>'news');
            END IF;
        END IF;
        results := results || jsonb_build_array(result);
    END LOOP;

    answer := jsonb_build_object('kept', to_jsonb(kept), 'busy', to_jsonb(busy_tables), 'results', results);
    -- Fails, and all of the above with it, if the batch was called off by then.
    INSERT INTO batches (id, at, written)
    VALUES (batch, (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT, answer);
    RETURN answer;
END
$function$;
