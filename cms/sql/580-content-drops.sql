-- Which cached pages of the site a change of what editors write drops, whoever writes it: a page bears the tags of the
-- records, lists and addresses that it shows (cms/src/platform/page-tags.ts).

-- Whether readers see a version of a document.
create or replace function market.is_shown_document(p_document jsonb) returns boolean language sql immutable as $$
  select case when p_document is null then false
    when p_document ? '_status' then p_document ->> '_status' = 'published'
    else coalesce((p_document ->> 'is_published')::boolean, false) end
$$;

-- Arguments: what the record's tag begins with, the tag of the lists it is in, and the path that its address is below.
-- A translation stands at its original's address.
create or replace function market.drop_document_pages() returns trigger language plpgsql as $$
declare
  former constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  changed constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  version jsonb;
  address text;
  dropped text[] := array[tg_argv[1]];
begin
  if not (market.is_shown_document(former) or market.is_shown_document(changed)) then
    return null;
  end if;
  foreach version in array array[former, changed] loop
    if version is null then
      continue;
    end if;
    dropped := dropped || array[tg_argv[0] || '-' || (version ->> 'id')];
    if tg_table_name = 'posts' and version ->> 'category_id' is not null then
      dropped := dropped || array['list-news-' || (version ->> 'category_id')];
    end if;
    if tg_nargs > 2 then
      address := version ->> 'slug';
      if version ->> 'translation_of_id' is not null then
        execute format('select coalesce(slug, $2) from %I where id = $1', tg_table_name)
          into address using (version ->> 'translation_of_id')::integer, address;
      end if;
      dropped := dropped || array['at-' || tg_argv[2] || '/' || address];
    end if;
  end loop;
  insert into market.page_drop (tags) select array_agg(distinct tag) from unnest(dropped) tag where tag is not null;
  return null;
end $$;

create or replace trigger posts_pages after insert or update or delete on public.posts
  for each row execute function market.drop_document_pages('post', 'list-news', '/news');
create or replace trigger articles_pages after insert or update or delete on public.articles
  for each row execute function market.drop_document_pages('article', 'list-articles', '/articles');
create or replace trigger encyclopedia_entries_pages after insert or update or delete on public.encyclopedia_entries
  for each row execute function market.drop_document_pages('entry', 'list-encyclopedia', '/encyclopedia');
create or replace trigger pages_pages after insert or update or delete on public.pages
  for each row execute function market.drop_document_pages('page', 'list-pages', '');
create or replace trigger partners_pages after insert or update or delete on public.partners
  for each row execute function market.drop_document_pages('partner', 'list-partners', '');
create or replace trigger encyclopedia_terms_pages after insert or update or delete on public.encyclopedia_terms
  for each row execute function market.drop_document_pages('term', 'list-terms');
create or replace trigger faqs_pages after insert or update or delete on public.faqs
  for each row execute function market.drop_document_pages('faq', 'list-faqs');
create or replace trigger agreements_pages after insert or update or delete on public.agreements
  for each row execute function market.drop_document_pages('agreement', 'list-agreements');

-- An entry says which terms it explains in a table of its own, after its row: glossaries lead to it.
create or replace function market.drop_tag() returns trigger language plpgsql as $$
begin
  insert into market.page_drop (tags) values (array[tg_argv[0]]);
  return null;
end $$;
create or replace trigger encyclopedia_entries_terms after insert or update or delete on public.encyclopedia_entries
  for each statement execute function market.drop_tag('list-terms');
create or replace trigger encyclopedia_rels_terms after insert or update or delete on public.encyclopedia_entries_rels
  for each statement execute function market.drop_tag('list-terms');
create or replace trigger plan_settings_pages after insert or update on public.plan_settings
  for each statement execute function market.drop_tag('plans');
create or replace trigger site_settings_pages after insert or update on public.site_settings
  for each statement execute function market.drop_tag('settings');
create or replace trigger news_categories_pages after insert or update or delete on public.news_categories
  for each statement execute function market.drop_tag('categories');
create or replace trigger faq_categories_pages after insert or update or delete on public.faq_categories
  for each statement execute function market.drop_tag('categories');
create or replace trigger article_categories_pages after insert or update or delete on public.article_categories
  for each statement execute function market.drop_tag('categories');
create or replace trigger encyclopedia_categories_pages after insert or update or delete on public.encyclopedia_categories
  for each statement execute function market.drop_tag('categories');
create or replace trigger content_tags_pages after insert or update or delete on public.content_tags
  for each statement execute function market.drop_tag('categories');

-- Pictures, and the printed name and picture of an author.
create or replace function market.drop_record_pages() returns trigger language plpgsql as $$
begin
  insert into market.page_drop (tags) values (array[tg_argv[0] || '-' || old.id]);
  return null;
end $$;
create or replace trigger media_pages after update or delete on public.media
  for each row execute function market.drop_record_pages('media');
create or replace trigger users_author_pages after update of first_name, last_name, avatar on public.users
  for each row when ((old.first_name, old.last_name, old.avatar) is distinct from (new.first_name, new.last_name, new.avatar))
  execute function market.drop_record_pages('author');

-- A person's page shows what visitors may know of them.
create or replace trigger users_profile_pages after update on public.users
  for each row when ((old.user_type, old.first_name, old.last_name, old.company, old.user_url, old.avatar, old.banner,
      old.about, old.website, old.meeting_link, old.service_type, old.merchant_type, old.address_city, old.address_state,
      old.address_country, old.diamond, old.is_verified, old.plan_id, old.enable_newsletter, old.is_active, old.is_public,
      old.socials_facebook, old.socials_instagram, old.socials_linkedin, old.socials_x, old.socials_youtube,
      old.socials_tiktok)
    is distinct from (new.user_type, new.first_name, new.last_name, new.company, new.user_url, new.avatar, new.banner,
      new.about, new.website, new.meeting_link, new.service_type, new.merchant_type, new.address_city, new.address_state,
      new.address_country, new.diamond, new.is_verified, new.plan_id, new.enable_newsletter, new.is_active, new.is_public,
      new.socials_facebook, new.socials_instagram, new.socials_linkedin, new.socials_x, new.socials_youtube,
      new.socials_tiktok))
  execute function market.drop_record_pages('profile');
create or replace trigger users_gone_pages after delete on public.users
  for each row execute function market.drop_record_pages('profile');

-- A post shows its approved comments.
create or replace function market.drop_comment_pages() returns trigger language plpgsql as $$
begin
  insert into market.page_drop (tags) select array_agg(distinct 'post-' || post) from (
    select old.post_id as post where tg_op <> 'INSERT' and old.status::text = 'approved'
    union all select new.post_id where tg_op <> 'DELETE' and new.status::text = 'approved') shown
  where post is not null having count(*) > 0;
  return null;
end $$;
create or replace trigger comments_pages after insert or update or delete on public.comments
  for each row execute function market.drop_comment_pages();

-- Services, and the newest reviews of listings, services and profiles.
create or replace function market.drop_service_pages() returns trigger language plpgsql as $$
declare
  former constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  changed constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if former is distinct from changed
    and (coalesce((former ->> 'listed')::boolean, false) or coalesce((changed ->> 'listed')::boolean, false)) then
    insert into market.page_drop (tags)
      values (array['service-' || coalesce(changed ->> 'id', former ->> 'id'), 'list-services']);
  end if;
  return null;
end $$;
create or replace trigger service_search_pages after insert or update or delete on market.service_search
  for each row execute function market.drop_service_pages();

create or replace function market.drop_reviewed_pages() returns trigger language plpgsql as $$
declare
  review public.reviews;
  seller integer;
begin
  if tg_op = 'DELETE' then review := old; else review := new; end if;
  seller := case when review.service_id is null then (select seller_id from public.warehouses where id = review.warehouse_id)
    else (select seller_id from public.services where id = review.service_id) end;
  insert into market.page_drop (tags)
    select array_agg(tag) from unnest(array['service-' || review.service_id, 'listing-' || review.warehouse_id,
      'profile-' || seller]) tag
    where tag is not null having count(*) > 0;
  return null;
end $$;
create or replace trigger reviews_service_pages after insert or update or delete on public.reviews
  for each row execute function market.drop_reviewed_pages();

-- A review is marked while its author has an approved reservation of the warehouse whose term has begun: the listing's page
-- shows that.
create or replace function market.drop_marked_pages() returns trigger language plpgsql as $$
begin
  insert into market.page_drop (tags) select array['listing-' || new.warehouse_id]
    where exists (select from public.reviews r where r.warehouse_id = new.warehouse_id and r.author_id = new.customer_id);
  return null;
end $$;
create or replace trigger orders_marked_pages after update of status, start_day on market.orders
  for each row when ((old.status = 'approved', old.start_day) is distinct from (new.status = 'approved', new.start_day)
    and 'approved' in (old.status, new.status))
  execute function market.drop_marked_pages();

-- Terms that begin on a day, or began on the day before, whose job may have come late.
create or replace function market.drop_pages_marked_on(p_day date) returns void language sql as $$
  insert into market.page_drop (tags)
    select array_agg(distinct 'listing-' || o.warehouse_id) from public.reviews r
      join market.orders o on o.warehouse_id = r.warehouse_id and o.customer_id = r.author_id
    where o.status = 'approved' and o.start_day between p_day - 1 and p_day having count(*) > 0
$$;
