import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__posts_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_pages_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__pages_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_articles_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__articles_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_encyclopedia_entries_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__encyclopedia_entries_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_encyclopedia_terms_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__encyclopedia_terms_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_faqs_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__faqs_v_version_language" AS ENUM('en', 'ar');
  ALTER TABLE "posts" ADD COLUMN "language" "enum_posts_language" DEFAULT 'en';
  ALTER TABLE "posts" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_language" "enum__posts_v_version_language" DEFAULT 'en';
  ALTER TABLE "_posts_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "news_categories" ADD COLUMN "arabic_name" varchar;
  ALTER TABLE "pages" ADD COLUMN "language" "enum_pages_language" DEFAULT 'en';
  ALTER TABLE "pages" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_language" "enum__pages_v_version_language" DEFAULT 'en';
  ALTER TABLE "_pages_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "articles" ADD COLUMN "language" "enum_articles_language" DEFAULT 'en';
  ALTER TABLE "articles" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_language" "enum__articles_v_version_language" DEFAULT 'en';
  ALTER TABLE "_articles_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "article_categories" ADD COLUMN "arabic_name" varchar;
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "language" "enum_encyclopedia_entries_language" DEFAULT 'en';
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "_encyclopedia_entries_v" ADD COLUMN "version_language" "enum__encyclopedia_entries_v_version_language" DEFAULT 'en';
  ALTER TABLE "_encyclopedia_entries_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "encyclopedia_categories" ADD COLUMN "arabic_name" varchar;
  ALTER TABLE "encyclopedia_terms" ADD COLUMN "language" "enum_encyclopedia_terms_language" DEFAULT 'en';
  ALTER TABLE "encyclopedia_terms" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "_encyclopedia_terms_v" ADD COLUMN "version_language" "enum__encyclopedia_terms_v_version_language" DEFAULT 'en';
  ALTER TABLE "_encyclopedia_terms_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "content_tags" ADD COLUMN "arabic_name" varchar;
  ALTER TABLE "faqs" ADD COLUMN "language" "enum_faqs_language" DEFAULT 'en';
  ALTER TABLE "faqs" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_language" "enum__faqs_v_version_language" DEFAULT 'en';
  ALTER TABLE "_faqs_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "faq_categories" ADD COLUMN "arabic_name" varchar;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_translation_of_id_posts_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_translation_of_id_posts_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_translation_of_id_articles_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_translation_of_id_articles_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries" ADD CONSTRAINT "encyclopedia_entries_translation_of_id_encyclopedia_entries_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_version_translation_of_id_encyclopedia_entries_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "encyclopedia_terms" ADD CONSTRAINT "encyclopedia_terms_translation_of_id_encyclopedia_terms_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_terms_v" ADD CONSTRAINT "_encyclopedia_terms_v_version_translation_of_id_encyclopedia_terms_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_translation_of_id_faqs_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_translation_of_id_faqs_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_language_idx" ON "posts" USING btree ("language");
  CREATE INDEX "posts_translation_of_idx" ON "posts" USING btree ("translation_of_id");
  CREATE INDEX "_posts_v_version_version_language_idx" ON "_posts_v" USING btree ("version_language");
  CREATE INDEX "_posts_v_version_version_translation_of_idx" ON "_posts_v" USING btree ("version_translation_of_id");
  CREATE INDEX "pages_language_idx" ON "pages" USING btree ("language");
  CREATE INDEX "pages_translation_of_idx" ON "pages" USING btree ("translation_of_id");
  CREATE INDEX "_pages_v_version_version_language_idx" ON "_pages_v" USING btree ("version_language");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "articles_language_idx" ON "articles" USING btree ("language");
  CREATE INDEX "articles_translation_of_idx" ON "articles" USING btree ("translation_of_id");
  CREATE INDEX "_articles_v_version_version_language_idx" ON "_articles_v" USING btree ("version_language");
  CREATE INDEX "_articles_v_version_version_translation_of_idx" ON "_articles_v" USING btree ("version_translation_of_id");
  CREATE INDEX "encyclopedia_entries_language_idx" ON "encyclopedia_entries" USING btree ("language");
  CREATE INDEX "encyclopedia_entries_translation_of_idx" ON "encyclopedia_entries" USING btree ("translation_of_id");
  CREATE INDEX "_encyclopedia_entries_v_version_version_language_idx" ON "_encyclopedia_entries_v" USING btree ("version_language");
  CREATE INDEX "_encyclopedia_entries_v_version_version_translation_of_idx" ON "_encyclopedia_entries_v" USING btree ("version_translation_of_id");
  CREATE INDEX "encyclopedia_terms_language_idx" ON "encyclopedia_terms" USING btree ("language");
  CREATE INDEX "encyclopedia_terms_translation_of_idx" ON "encyclopedia_terms" USING btree ("translation_of_id");
  CREATE INDEX "_encyclopedia_terms_v_version_version_language_idx" ON "_encyclopedia_terms_v" USING btree ("version_language");
  CREATE INDEX "_encyclopedia_terms_v_version_version_translation_of_idx" ON "_encyclopedia_terms_v" USING btree ("version_translation_of_id");
  CREATE INDEX "faqs_language_idx" ON "faqs" USING btree ("language");
  CREATE INDEX "faqs_translation_of_idx" ON "faqs" USING btree ("translation_of_id");
  CREATE INDEX "_faqs_v_version_version_language_idx" ON "_faqs_v" USING btree ("version_language");
  CREATE INDEX "_faqs_v_version_version_translation_of_idx" ON "_faqs_v" USING btree ("version_translation_of_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP CONSTRAINT "posts_translation_of_id_posts_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_translation_of_id_posts_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_translation_of_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_translation_of_id_articles_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_translation_of_id_articles_id_fk";
  
  ALTER TABLE "encyclopedia_entries" DROP CONSTRAINT "encyclopedia_entries_translation_of_id_encyclopedia_entries_id_fk";
  
  ALTER TABLE "_encyclopedia_entries_v" DROP CONSTRAINT "_encyclopedia_entries_v_version_translation_of_id_encyclopedia_entries_id_fk";
  
  ALTER TABLE "encyclopedia_terms" DROP CONSTRAINT "encyclopedia_terms_translation_of_id_encyclopedia_terms_id_fk";
  
  ALTER TABLE "_encyclopedia_terms_v" DROP CONSTRAINT "_encyclopedia_terms_v_version_translation_of_id_encyclopedia_terms_id_fk";
  
  ALTER TABLE "faqs" DROP CONSTRAINT "faqs_translation_of_id_faqs_id_fk";
  
  ALTER TABLE "_faqs_v" DROP CONSTRAINT "_faqs_v_version_translation_of_id_faqs_id_fk";
  
  DROP INDEX "posts_language_idx";
  DROP INDEX "posts_translation_of_idx";
  DROP INDEX "_posts_v_version_version_language_idx";
  DROP INDEX "_posts_v_version_version_translation_of_idx";
  DROP INDEX "pages_language_idx";
  DROP INDEX "pages_translation_of_idx";
  DROP INDEX "_pages_v_version_version_language_idx";
  DROP INDEX "_pages_v_version_version_translation_of_idx";
  DROP INDEX "articles_language_idx";
  DROP INDEX "articles_translation_of_idx";
  DROP INDEX "_articles_v_version_version_language_idx";
  DROP INDEX "_articles_v_version_version_translation_of_idx";
  DROP INDEX "encyclopedia_entries_language_idx";
  DROP INDEX "encyclopedia_entries_translation_of_idx";
  DROP INDEX "_encyclopedia_entries_v_version_version_language_idx";
  DROP INDEX "_encyclopedia_entries_v_version_version_translation_of_idx";
  DROP INDEX "encyclopedia_terms_language_idx";
  DROP INDEX "encyclopedia_terms_translation_of_idx";
  DROP INDEX "_encyclopedia_terms_v_version_version_language_idx";
  DROP INDEX "_encyclopedia_terms_v_version_version_translation_of_idx";
  DROP INDEX "faqs_language_idx";
  DROP INDEX "faqs_translation_of_idx";
  DROP INDEX "_faqs_v_version_version_language_idx";
  DROP INDEX "_faqs_v_version_version_translation_of_idx";
  ALTER TABLE "posts" DROP COLUMN "language";
  ALTER TABLE "posts" DROP COLUMN "translation_of_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_language";
  ALTER TABLE "_posts_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "news_categories" DROP COLUMN "arabic_name";
  ALTER TABLE "pages" DROP COLUMN "language";
  ALTER TABLE "pages" DROP COLUMN "translation_of_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_language";
  ALTER TABLE "_pages_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "articles" DROP COLUMN "language";
  ALTER TABLE "articles" DROP COLUMN "translation_of_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_language";
  ALTER TABLE "_articles_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "article_categories" DROP COLUMN "arabic_name";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "language";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "translation_of_id";
  ALTER TABLE "_encyclopedia_entries_v" DROP COLUMN "version_language";
  ALTER TABLE "_encyclopedia_entries_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "encyclopedia_categories" DROP COLUMN "arabic_name";
  ALTER TABLE "encyclopedia_terms" DROP COLUMN "language";
  ALTER TABLE "encyclopedia_terms" DROP COLUMN "translation_of_id";
  ALTER TABLE "_encyclopedia_terms_v" DROP COLUMN "version_language";
  ALTER TABLE "_encyclopedia_terms_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "content_tags" DROP COLUMN "arabic_name";
  ALTER TABLE "faqs" DROP COLUMN "language";
  ALTER TABLE "faqs" DROP COLUMN "translation_of_id";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_language";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "faq_categories" DROP COLUMN "arabic_name";
  DROP TYPE "public"."enum_posts_language";
  DROP TYPE "public"."enum__posts_v_version_language";
  DROP TYPE "public"."enum_pages_language";
  DROP TYPE "public"."enum__pages_v_version_language";
  DROP TYPE "public"."enum_articles_language";
  DROP TYPE "public"."enum__articles_v_version_language";
  DROP TYPE "public"."enum_encyclopedia_entries_language";
  DROP TYPE "public"."enum__encyclopedia_entries_v_version_language";
  DROP TYPE "public"."enum_encyclopedia_terms_language";
  DROP TYPE "public"."enum__encyclopedia_terms_v_version_language";
  DROP TYPE "public"."enum_faqs_language";
  DROP TYPE "public"."enum__faqs_v_version_language";`)
}
