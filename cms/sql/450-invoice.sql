-- Invoices are numbered without gaps and never changed (market.refuse_change is made in 100-booking.sql).
insert into market.invoice_counter (id, last) values (1, 0) on conflict do nothing;
create or replace trigger invoice_append_only before update or delete on market.invoice
  for each row execute function market.refuse_change();
create or replace trigger invoice_no_truncate before truncate on market.invoice
  for each statement execute function market.refuse_change();

insert into market.credit_note_counter (id, last) values (1, 0) on conflict do nothing;
create or replace trigger credit_note_append_only before update or delete on market.credit_note
  for each row execute function market.refuse_change();
create or replace trigger credit_note_no_truncate before truncate on market.credit_note
  for each statement execute function market.refuse_change();
