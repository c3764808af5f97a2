-- A pull of what changed compiles no statement (JIT).

-- Where scans of whole tables are turned off (0048), Postgres expects the scan of a table without an index to
-- cost 10 billion, that of the one row of site settings included. What is dear it compiles, anew at each call:
-- 90 ms the first time on a connection, and 10 ms at every pull after that.
alter function sync.changed_rows(bigint) set jit = 'off';
