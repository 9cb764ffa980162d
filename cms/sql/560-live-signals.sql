-- Changes that a browser hears of at once: ids only, to the channel that each web process listens on (decision 041).
-- Equal payloads of one transaction arrive once.
create or replace function market.signal_chat(room int) returns void language sql as $$
  select pg_notify('live_signal', json_build_object('kind', 'chat', 'id', room, 'users', json_agg(m.user_id order by m.user_id))::text)
  from market.chat_member m where m.room_id = room having count(*) > 0
$$;

create or replace function market.signal_room_change() returns trigger language plpgsql as $$
begin
  perform market.signal_chat(new.room_id);
  return null;
end $$;

create or replace function market.signal_reaction() returns trigger language plpgsql as $$
begin
  perform market.signal_chat(g.room_id) from market.chat_message g
  where g.id = case when tg_op = 'DELETE' then old.message_id else new.message_id end;
  return null;
end $$;

create or replace function market.signal_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_signal', json_build_object('kind', 'notification', 'users', json_build_array(new.user_id))::text);
  return null;
end $$;

create or replace function market.signal_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_signal', json_build_object('kind', 'session', 'id', new.id)::text);
  return null;
end $$;

-- A provider is told of their own quotes alone, never that another's changed; the signal names no request, so that a
-- request to many is one signal a person.
create or replace function market.signal_request(person int) returns void language sql as $$
  select pg_notify('live_signal', json_build_object('kind', 'request', 'users', json_build_array(person))::text)
  where person is not null
$$;

create or replace function market.signal_quote() returns trigger language plpgsql as $$
begin
  perform market.signal_request(new.seller_id);
  perform market.signal_request(new.customer_id);
  return null;
end $$;

create or replace function market.signal_sourcing_step() returns trigger language plpgsql as $$
begin
  perform market.signal_request(e.customer_id) from market.sourcing_event e where e.id = new.event_id;
  return null;
end $$;

create or replace function market.signal_sourcing_question() returns trigger language plpgsql as $$
begin
  perform market.signal_request(new.seller_id);
  perform market.signal_request(e.customer_id) from market.sourcing_event e where e.id = new.event_id;
  if new.answer is not null then
    perform market.signal_request(i.seller_id) from market.sourcing_invitation i
    where i.event_id = new.event_id and i.invited_at is not null and i.withdrawn_at is null;
  end if;
  return null;
end $$;

create or replace trigger chat_message_signal after insert or update on market.chat_message
  for each row execute function market.signal_room_change();
create or replace trigger chat_member_signal after update on market.chat_member
  for each row when (old.last_read_id <> new.last_read_id or old.answered_at is distinct from new.answered_at)
  execute function market.signal_room_change();
create or replace trigger chat_reaction_signal after insert or update or delete on market.chat_reaction
  for each row execute function market.signal_reaction();
create or replace trigger notification_signal after insert on market.notification
  for each row execute function market.signal_notification();
create or replace trigger notification_read_signal after update of is_read on market.notification
  for each row when (old.is_read <> new.is_read) execute function market.signal_notification();
create or replace trigger session_end_signal after update of revoked_at on market.session
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function market.signal_session_end();
create or replace trigger quote_request_signal after insert on market.quote_request
  for each row execute function market.signal_quote();
create or replace trigger quote_request_change_signal after update on market.quote_request
  for each row when ((old.stage, old.state, old.revision, old.order_id, old.closed_at, old.chosen_at, old.customer_id)
    is distinct from (new.stage, new.state, new.revision, new.order_id, new.closed_at, new.chosen_at, new.customer_id))
  execute function market.signal_quote();
create or replace trigger sourcing_step_signal after insert on market.sourcing_step
  for each row execute function market.signal_sourcing_step();
create or replace trigger sourcing_question_signal after insert or update on market.sourcing_question
  for each row execute function market.signal_sourcing_question();
