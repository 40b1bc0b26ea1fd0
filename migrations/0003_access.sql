-- Who may do what. `anon` is the public key, `staff` a signed-in colleague, `reader_*` run generated SELECTs of one demo each.
-- A login that may not create roles gets none: the server then says so at boot and relies on its own allow-lists alone.

do $$
declare wanted text;
begin
  foreach wanted in array array['anon', 'staff', 'reader_vacation_rental', 'reader_real_estate', 'reader_ecommerce'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
      -- A login that is no superuser can only act as a role that it is a member of.
      if wanted in ('anon', 'staff') and not pg_has_role(current_user, wanted, 'member') then
        execute format('grant %I to %I', wanted, current_user);
      end if;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then raise notice 'no right to create role %', wanted;
    end;
  end loop;
end $$;

alter table property_listings    enable row level security;
alter table reservations         enable row level security;
alter table visitors             enable row level security;
alter table visitor_interactions enable row level security;
alter table real_estate_listings enable row level security;
alter table ecommerce_products   enable row level security;
alter table ecommerce_buyers     enable row level security;
alter table ecommerce_purchases  enable row level security;
alter table ecommerce_analytics  enable row level security;
alter table contact_submissions  enable row level security;
alter table query_logs           enable row level security;
alter table rate_limits          enable row level security;
alter table sample_state         enable row level security;

create policy sample_is_public on property_listings    for select using (true);
create policy sample_is_public on reservations         for select using (true);
create policy sample_is_public on visitors             for select using (true);
create policy sample_is_public on visitor_interactions for select using (true);
create policy sample_is_public on real_estate_listings for select using (true);
create policy sample_is_public on ecommerce_products   for select using (true);
create policy sample_is_public on ecommerce_buyers     for select using (true);
create policy sample_is_public on ecommerce_purchases  for select using (true);
create policy sample_is_public on ecommerce_analytics  for select using (true);

-- An upload adds and updates listings, and never deletes one.
create policy upload_adds    on real_estate_listings for insert with check (true);
create policy upload_updates on real_estate_listings for update using (true) with check (true);

-- Leads go in and do not come out; logs are read by whoever holds the grant.
create policy leads_go_in  on contact_submissions for insert with check (true);
create policy logs_are_read on query_logs for select using (true);

create function grant_if_role_exists(role_name text, privilege text) returns void language plpgsql as $$
begin
  if exists (select from pg_roles where rolname = role_name) then
    execute format('grant %s to %I', privilege, role_name);
  end if;
end $$;

do $$
declare who text;
begin
  -- Managed hosts grant everything on new tables to their API roles: start from nothing.
  foreach who in array array['anon', 'staff'] loop
    if exists (select from pg_roles where rolname = who) then
      execute format('revoke all on all tables in schema public from %I', who);
    end if;
    perform grant_if_role_exists(who, 'usage on schema public');
    perform grant_if_role_exists(who, 'select on property_listings, reservations, visitors, visitor_interactions, real_estate_listings, ecommerce_products, ecommerce_buyers, ecommerce_purchases, ecommerce_analytics, query_logs');
    perform grant_if_role_exists(who, 'insert (mls_number, price, address, status, beds, full_baths, partial_baths, subdivision, sold_price, ask_price, close_date, price_per_sf, days_on_market, owner_rental_in_23, has_pool, year_built), update (mls_number, price, address, status, beds, full_baths, partial_baths, subdivision, sold_price, ask_price, close_date, price_per_sf, days_on_market, owner_rental_in_23, has_pool, year_built) on real_estate_listings');
    perform grant_if_role_exists(who, 'insert (name, email, company, vertical, message) on contact_submissions');
  end loop;

  perform grant_if_role_exists('reader_vacation_rental', 'usage on schema public');
  perform grant_if_role_exists('reader_vacation_rental', 'select on property_listings, reservations, visitors, visitor_interactions');
  perform grant_if_role_exists('reader_real_estate', 'usage on schema public');
  perform grant_if_role_exists('reader_real_estate', 'select on real_estate_listings');
  perform grant_if_role_exists('reader_ecommerce', 'usage on schema public');
  perform grant_if_role_exists('reader_ecommerce', 'select on ecommerce_products, ecommerce_buyers, ecommerce_purchases, ecommerce_analytics');
end $$;

drop function grant_if_role_exists(text, text);
