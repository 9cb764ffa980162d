-- A document without a language is English, as lists and feeds have it, and translates nothing.
update public.posts set language = 'en', translation_of_id = null where language is null;
update public._posts_v set version_language = 'en', version_translation_of_id = null
  where version_language is null;
update public.articles set language = 'en', translation_of_id = null where language is null;
update public._articles_v set version_language = 'en', version_translation_of_id = null
  where version_language is null;
update public.faqs set language = 'en', translation_of_id = null where language is null;
update public._faqs_v set version_language = 'en', version_translation_of_id = null
  where version_language is null;
update public.pages set language = 'en', translation_of_id = null where language is null;
update public._pages_v set version_language = 'en', version_translation_of_id = null
  where version_language is null;
update public.encyclopedia_entries set language = 'en', translation_of_id = null where language is null;
update public._encyclopedia_entries_v set version_language = 'en', version_translation_of_id = null
  where version_language is null;
update public.encyclopedia_terms set language = 'en', translation_of_id = null where language is null;
update public._encyclopedia_terms_v set version_language = 'en', version_translation_of_id = null
  where version_language is null;

-- One translation of a document in each language, whoever writes it.
create unique index if not exists posts_translation on public.posts (translation_of_id, language);
create unique index if not exists articles_translation on public.articles (translation_of_id, language);
create unique index if not exists faqs_translation on public.faqs (translation_of_id, language);
create unique index if not exists pages_translation on public.pages (translation_of_id, language);
create unique index if not exists encyclopedia_entries_translation
  on public.encyclopedia_entries (translation_of_id, language);
create unique index if not exists encyclopedia_terms_translation
  on public.encyclopedia_terms (translation_of_id, language);
