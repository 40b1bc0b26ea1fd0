-- How many rows the paged sample tables hold. Counting 26,000 rows takes eight times as long as reading a page of 50.
-- Only tables that no visitor writes are kept: each write locks its table's counter until the transaction ends.

create table row_counts (
  table_name text primary key,
  total      bigint not null check (total >= 0)
);

-- One row per statement, however many rows the statement wrote: `changed` is the statement's own set of rows.
create function keep_row_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    update row_counts set total = 0 where table_name = tg_table_name;
  elsif tg_op = 'INSERT' then
    update row_counts set total = total + (select count(*) from changed) where table_name = tg_table_name;
  else
    update row_counts set total = total - (select count(*) from changed) where table_name = tg_table_name;
  end if;
  return null;
end $$;

do $$
declare kept text;
begin
  foreach kept in array array['reservations', 'visitors', 'visitor_interactions', 'ecommerce_purchases', 'ecommerce_analytics'] loop
    execute format('lock table %I in share row exclusive mode', kept);
    execute format('insert into row_counts select %L, count(*) from %I', kept, kept);
    execute format('create trigger count_added after insert on %I referencing new table as changed for each statement execute function keep_row_count()', kept);
    execute format('create trigger count_removed after delete on %I referencing old table as changed for each statement execute function keep_row_count()', kept);
    execute format('create trigger count_emptied after truncate on %I for each statement execute function keep_row_count()', kept);
  end loop;
end $$;

alter table row_counts enable row level security;
create policy sample_is_public on row_counts for select using (true);

do $$
declare who text;
begin
  foreach who in array array['anon', 'staff'] loop
    if exists (select from pg_roles where rolname = who) then
      execute format('revoke all on row_counts from %I', who);
      execute format('grant select on row_counts to %I', who);
    end if;
  end loop;
end $$;
