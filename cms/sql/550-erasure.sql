-- What is append only is changed by one act alone: the erasure of an account, which takes names out of it. It sets
-- market.erasing for its transaction and may write the columns that the trigger names, nothing else.
create or replace function market.refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('market.erasing', true) = 'on'
      and to_jsonb(old) - tg_argv = to_jsonb(new) - tg_argv then
    return new;
  end if;
  raise exception '%.% is append only', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_entry_append_only before update or delete on market.audit_entry
  for each row execute function market.refuse_change_but_erasure('changes');
create or replace trigger invoice_append_only before update or delete on market.invoice
  for each row execute function market.refuse_change_but_erasure('billed_to', 'supplier');
create or replace trigger order_document_append_only before update or delete on market.order_document
  for each row execute function market.refuse_change_but_erasure('body');
