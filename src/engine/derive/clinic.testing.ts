// A veterinary clinic that no model was written for.

export const clinicTables = `
  create table owners (id int primary key, first_name text not null, last_name text not null, email text, city text not null, joined_on date not null);
  create table vets (id int primary key, full_name text not null, specialty text not null, hourly_rate numeric not null);
  create table pets (id int primary key, owner_id int not null references owners, name text not null, species text not null, breed text, weight_kg numeric, born_on date, is_neutered boolean not null);
  create table visits (id int primary key, pet_id int not null references pets, vet_id int not null references vets, referring_vet_id int references vets, visited_at timestamptz not null, reason text not null, duration_minutes int not null, status text not null, notes text);
  create table invoices (id int primary key, visit_id int not null references visits, invoice_number text not null, issued_on date not null, due_date date not null, total numeric not null, status text not null);

  insert into owners select n, (array['Ana','Ben','Cleo','Dev','Eve','Finn','Gus','Hana'])[n], 'Owner' || n, 'o' || n || '@example.com', (array['Salem','Eugene','Bend'])[1 + n % 3], date '2025-03-01' + n * 40 from generate_series(1, 8) n;
  insert into vets values (1, 'Maria Alvarez', 'surgery', 140), (2, 'John Okafor', 'dentistry', 110), (3, 'Wei Chen', 'general practice', 90), (4, 'Nora Quist', 'surgery', 150);
  insert into pets select n, 1 + n % 7, 'Pet' || n, (array['dog','cat','rabbit','dog'])[1 + n % 4], (array['beagle','poodle','siamese','lop'])[1 + n % 4], 2 + (n * 7) % 31, date '2018-01-15' + n * 123, n % 3 = 0 from generate_series(1, 18) n;
  insert into visits select n, 1 + (n * 5) % 17, 1 + n % 3, case when n % 4 = 0 then 2 end, timestamptz '2025-10-03 10:00+00' + n * interval '9 days', (array['vaccination','checkup','dental cleaning','limping'])[1 + n % 4], 15 + (n * 10) % 50, (array['completed','completed','cancelled','no_show','completed'])[1 + n % 5], case when n % 6 = 0 then 'allergic to penicillin' end from generate_series(1, 44) n;
  insert into invoices select n, n, 'INV-' || (1000 + n), date '2025-10-04' + n * 9, date '2025-11-03' + n * 9, 40 + (n * 37) % 300, (array['paid','open','paid','overdue'])[1 + n % 4] from generate_series(1, 40) n;
`
