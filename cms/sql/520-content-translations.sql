-- One translation of a document in each language, whoever writes it.
create unique index if not exists posts_translation on public.posts (translation_of_id, language);
create unique index if not exists articles_translation on public.articles (translation_of_id, language);
create unique index if not exists faqs_translation on public.faqs (translation_of_id, language);
create unique index if not exists pages_translation on public.pages (translation_of_id, language);
create unique index if not exists encyclopedia_entries_translation
  on public.encyclopedia_entries (translation_of_id, language);
create unique index if not exists encyclopedia_terms_translation
  on public.encyclopedia_terms (translation_of_id, language);
