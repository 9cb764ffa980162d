-- The documents of identity applications are for their owners and admins only; those of undecided ones are kept.
update market.uploaded_file set is_private = true
where not is_private and '/files/' || stored_name in (select link from public.identity_applications_documents);
update market.uploaded_file set is_locked = true
where not is_locked and '/files/' || stored_name in (
  select d.link from public.identity_applications_documents d
  join public.identity_applications a on a.id = d._parent_id where a.status = 'pending');
