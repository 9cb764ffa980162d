-- The audit trail is append only, as the ledger is.
create or replace trigger audit_entry_append_only before update or delete on market.audit_entry
  for each row execute function market.refuse_change();
create or replace trigger audit_entry_no_truncate before truncate on market.audit_entry
  for each statement execute function market.refuse_change();

-- A provider's own list and the freshness jobs.
create index if not exists warehouses_own_list on public.warehouses (seller_id, updated_at desc, id desc)
  where deleted_at is null;
