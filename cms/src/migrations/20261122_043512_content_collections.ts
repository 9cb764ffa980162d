import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comments_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_agreements_kind" AS ENUM('merchant', 'warehouse');
  CREATE TYPE "public"."enum_agreements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__agreements_v_version_kind" AS ENUM('merchant', 'warehouse');
  CREATE TYPE "public"."enum__agreements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_prompts_kind" AS ENUM('faq', 'article', 'article-file', 'encyclopedia', 'term', 'definition');
  CREATE TYPE "public"."enum__prompts_v_version_kind" AS ENUM('faq', 'article', 'article-file', 'encyclopedia', 'term', 'definition');
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"post_id" integer NOT NULL,
  	"author_id" integer NOT NULL,
  	"author_name" varchar NOT NULL,
  	"status" "enum_comments_status" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"tagline" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"logo_id" integer,
  	"website" varchar,
  	"sort" numeric DEFAULT 0,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_logo_id" integer,
  	"version_website" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "agreements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_agreements_kind",
  	"account_id" integer,
  	"body" jsonb,
  	"effective_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_agreements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_agreements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__agreements_v_version_kind",
  	"version_account_id" integer,
  	"version_body" jsonb,
  	"version_effective_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__agreements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"category_id" integer,
  	"cover_id" integer,
  	"cover_seed" numeric,
  	"author_name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"ai_model" varchar,
  	"ai_prompt" varchar,
  	"ai_sources" jsonb,
  	"ai_notes" varchar,
  	"ai_made_at" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_tags_id" integer
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_cover_id" integer,
  	"version_cover_seed" numeric,
  	"version_author_name" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_ai_model" varchar,
  	"version_ai_prompt" varchar,
  	"version_ai_sources" jsonb,
  	"version_ai_notes" varchar,
  	"version_ai_made_at" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_tags_id" integer
  );
  
  CREATE TABLE "article_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_encyclopedia_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_term" varchar NOT NULL,
  	"version_definition" varchar NOT NULL,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_is_published" boolean DEFAULT true,
  	"version_ai_model" varchar,
  	"version_ai_prompt" varchar,
  	"version_ai_sources" jsonb,
  	"version_ai_notes" varchar,
  	"version_ai_made_at" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_encyclopedia_entries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_tags_id" integer,
  	"encyclopedia_terms_id" integer,
  	"encyclopedia_entries_id" integer
  );
  
  CREATE TABLE "encyclopedia_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "encyclopedia_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"definition" varchar NOT NULL,
  	"slug" varchar,
  	"is_published" boolean DEFAULT true,
  	"ai_model" varchar,
  	"ai_prompt" varchar,
  	"ai_sources" jsonb,
  	"ai_notes" varchar,
  	"ai_made_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_encyclopedia_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_term" varchar NOT NULL,
  	"version_definition" varchar NOT NULL,
  	"version_slug" varchar,
  	"version_is_published" boolean DEFAULT true,
  	"version_ai_model" varchar,
  	"version_ai_prompt" varchar,
  	"version_ai_sources" jsonb,
  	"version_ai_notes" varchar,
  	"version_ai_made_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_question" varchar NOT NULL,
  	"version_answer" jsonb NOT NULL,
  	"version_category_id" integer,
  	"version_sort" numeric DEFAULT 0,
  	"version_is_published" boolean DEFAULT true,
  	"version_is_quick_support" boolean DEFAULT false,
  	"version_ai_model" varchar,
  	"version_ai_prompt" varchar,
  	"version_ai_sources" jsonb,
  	"version_ai_notes" varchar,
  	"version_ai_made_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "prompts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_prompts_kind" NOT NULL,
  	"instructions" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_prompts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_kind" "enum__prompts_v_version_kind" NOT NULL,
  	"version_instructions" varchar NOT NULL,
  	"version_template" varchar NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "faqs" ADD COLUMN "is_quick_support" boolean DEFAULT false;
  ALTER TABLE "faqs" ADD COLUMN "ai_model" varchar;
  ALTER TABLE "faqs" ADD COLUMN "ai_prompt" varchar;
  ALTER TABLE "faqs" ADD COLUMN "ai_sources" jsonb;
  ALTER TABLE "faqs" ADD COLUMN "ai_notes" varchar;
  ALTER TABLE "faqs" ADD COLUMN "ai_made_at" timestamp(3) with time zone;
  ALTER TABLE "faq_categories" ADD COLUMN "description" varchar;
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "category_id" integer;
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "ai_model" varchar;
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "ai_prompt" varchar;
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "ai_sources" jsonb;
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "ai_notes" varchar;
  ALTER TABLE "encyclopedia_entries" ADD COLUMN "ai_made_at" timestamp(3) with time zone;
  ALTER TABLE "encyclopedia_entries_rels" ADD COLUMN "content_tags_id" integer;
  ALTER TABLE "encyclopedia_entries_rels" ADD COLUMN "encyclopedia_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "agreements_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "article_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "encyclopedia_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "encyclopedia_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "content_tags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "prompts_id" integer;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_texts" ADD CONSTRAINT "partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_texts" ADD CONSTRAINT "_partners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agreements" ADD CONSTRAINT "agreements_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agreements_v" ADD CONSTRAINT "_agreements_v_parent_id_agreements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agreements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agreements_v" ADD CONSTRAINT "_agreements_v_version_account_id_users_id_fk" FOREIGN KEY ("version_account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_article_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_parent_id_encyclopedia_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_version_category_id_encyclopedia_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."encyclopedia_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_encyclopedia_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_encyclopedia_terms_fk" FOREIGN KEY ("encyclopedia_terms_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_encyclopedia_entries_fk" FOREIGN KEY ("encyclopedia_entries_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_terms_v" ADD CONSTRAINT "_encyclopedia_terms_v_parent_id_encyclopedia_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_category_id_faq_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_prompts_v" ADD CONSTRAINT "_prompts_v_parent_id_prompts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."prompts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");
  CREATE INDEX "comments_status_idx" ON "comments" USING btree ("status");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_seo_seo_image_idx" ON "partners" USING btree ("seo_image_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "partners_texts_order_parent" ON "partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_seo_version_seo_image_idx" ON "_partners_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_texts_order_parent" ON "_partners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "agreements_kind_idx" ON "agreements" USING btree ("kind");
  CREATE INDEX "agreements_account_idx" ON "agreements" USING btree ("account_id");
  CREATE INDEX "agreements_updated_at_idx" ON "agreements" USING btree ("updated_at");
  CREATE INDEX "agreements_created_at_idx" ON "agreements" USING btree ("created_at");
  CREATE INDEX "agreements__status_idx" ON "agreements" USING btree ("_status");
  CREATE INDEX "_agreements_v_parent_idx" ON "_agreements_v" USING btree ("parent_id");
  CREATE INDEX "_agreements_v_version_version_kind_idx" ON "_agreements_v" USING btree ("version_kind");
  CREATE INDEX "_agreements_v_version_version_account_idx" ON "_agreements_v" USING btree ("version_account_id");
  CREATE INDEX "_agreements_v_version_version_updated_at_idx" ON "_agreements_v" USING btree ("version_updated_at");
  CREATE INDEX "_agreements_v_version_version_created_at_idx" ON "_agreements_v" USING btree ("version_created_at");
  CREATE INDEX "_agreements_v_version_version__status_idx" ON "_agreements_v" USING btree ("version__status");
  CREATE INDEX "_agreements_v_created_at_idx" ON "_agreements_v" USING btree ("created_at");
  CREATE INDEX "_agreements_v_updated_at_idx" ON "_agreements_v" USING btree ("updated_at");
  CREATE INDEX "_agreements_v_latest_idx" ON "_agreements_v" USING btree ("latest");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_seo_seo_image_idx" ON "articles" USING btree ("seo_image_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_content_tags_id_idx" ON "articles_rels" USING btree ("content_tags_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_seo_version_seo_image_idx" ON "_articles_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_content_tags_id_idx" ON "_articles_v_rels" USING btree ("content_tags_id");
  CREATE UNIQUE INDEX "article_categories_slug_idx" ON "article_categories" USING btree ("slug");
  CREATE INDEX "article_categories_sort_idx" ON "article_categories" USING btree ("sort");
  CREATE INDEX "article_categories_updated_at_idx" ON "article_categories" USING btree ("updated_at");
  CREATE INDEX "article_categories_created_at_idx" ON "article_categories" USING btree ("created_at");
  CREATE INDEX "_encyclopedia_entries_v_parent_idx" ON "_encyclopedia_entries_v" USING btree ("parent_id");
  CREATE INDEX "_encyclopedia_entries_v_version_version_term_idx" ON "_encyclopedia_entries_v" USING btree ("version_term");
  CREATE INDEX "_encyclopedia_entries_v_version_version_slug_idx" ON "_encyclopedia_entries_v" USING btree ("version_slug");
  CREATE INDEX "_encyclopedia_entries_v_version_version_category_idx" ON "_encyclopedia_entries_v" USING btree ("version_category_id");
  CREATE INDEX "_encyclopedia_entries_v_version_version_is_published_idx" ON "_encyclopedia_entries_v" USING btree ("version_is_published");
  CREATE INDEX "_encyclopedia_entries_v_version_seo_version_seo_image_idx" ON "_encyclopedia_entries_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_encyclopedia_entries_v_version_version_updated_at_idx" ON "_encyclopedia_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_encyclopedia_entries_v_version_version_created_at_idx" ON "_encyclopedia_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_encyclopedia_entries_v_created_at_idx" ON "_encyclopedia_entries_v" USING btree ("created_at");
  CREATE INDEX "_encyclopedia_entries_v_updated_at_idx" ON "_encyclopedia_entries_v" USING btree ("updated_at");
  CREATE INDEX "_encyclopedia_entries_v_rels_order_idx" ON "_encyclopedia_entries_v_rels" USING btree ("order");
  CREATE INDEX "_encyclopedia_entries_v_rels_parent_idx" ON "_encyclopedia_entries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_encyclopedia_entries_v_rels_path_idx" ON "_encyclopedia_entries_v_rels" USING btree ("path");
  CREATE INDEX "_encyclopedia_entries_v_rels_content_tags_id_idx" ON "_encyclopedia_entries_v_rels" USING btree ("content_tags_id");
  CREATE INDEX "_encyclopedia_entries_v_rels_encyclopedia_terms_id_idx" ON "_encyclopedia_entries_v_rels" USING btree ("encyclopedia_terms_id");
  CREATE INDEX "_encyclopedia_entries_v_rels_encyclopedia_entries_id_idx" ON "_encyclopedia_entries_v_rels" USING btree ("encyclopedia_entries_id");
  CREATE UNIQUE INDEX "encyclopedia_categories_slug_idx" ON "encyclopedia_categories" USING btree ("slug");
  CREATE INDEX "encyclopedia_categories_sort_idx" ON "encyclopedia_categories" USING btree ("sort");
  CREATE INDEX "encyclopedia_categories_updated_at_idx" ON "encyclopedia_categories" USING btree ("updated_at");
  CREATE INDEX "encyclopedia_categories_created_at_idx" ON "encyclopedia_categories" USING btree ("created_at");
  CREATE INDEX "encyclopedia_terms_term_idx" ON "encyclopedia_terms" USING btree ("term");
  CREATE UNIQUE INDEX "encyclopedia_terms_slug_idx" ON "encyclopedia_terms" USING btree ("slug");
  CREATE INDEX "encyclopedia_terms_is_published_idx" ON "encyclopedia_terms" USING btree ("is_published");
  CREATE INDEX "encyclopedia_terms_updated_at_idx" ON "encyclopedia_terms" USING btree ("updated_at");
  CREATE INDEX "encyclopedia_terms_created_at_idx" ON "encyclopedia_terms" USING btree ("created_at");
  CREATE INDEX "_encyclopedia_terms_v_parent_idx" ON "_encyclopedia_terms_v" USING btree ("parent_id");
  CREATE INDEX "_encyclopedia_terms_v_version_version_term_idx" ON "_encyclopedia_terms_v" USING btree ("version_term");
  CREATE INDEX "_encyclopedia_terms_v_version_version_slug_idx" ON "_encyclopedia_terms_v" USING btree ("version_slug");
  CREATE INDEX "_encyclopedia_terms_v_version_version_is_published_idx" ON "_encyclopedia_terms_v" USING btree ("version_is_published");
  CREATE INDEX "_encyclopedia_terms_v_version_version_updated_at_idx" ON "_encyclopedia_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_encyclopedia_terms_v_version_version_created_at_idx" ON "_encyclopedia_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_encyclopedia_terms_v_created_at_idx" ON "_encyclopedia_terms_v" USING btree ("created_at");
  CREATE INDEX "_encyclopedia_terms_v_updated_at_idx" ON "_encyclopedia_terms_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "content_tags_name_idx" ON "content_tags" USING btree ("name");
  CREATE UNIQUE INDEX "content_tags_slug_idx" ON "content_tags" USING btree ("slug");
  CREATE INDEX "content_tags_updated_at_idx" ON "content_tags" USING btree ("updated_at");
  CREATE INDEX "content_tags_created_at_idx" ON "content_tags" USING btree ("created_at");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v" USING btree ("version_category_id");
  CREATE INDEX "_faqs_v_version_version_sort_idx" ON "_faqs_v" USING btree ("version_sort");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "prompts_kind_idx" ON "prompts" USING btree ("kind");
  CREATE INDEX "prompts_updated_at_idx" ON "prompts" USING btree ("updated_at");
  CREATE INDEX "prompts_created_at_idx" ON "prompts" USING btree ("created_at");
  CREATE INDEX "_prompts_v_parent_idx" ON "_prompts_v" USING btree ("parent_id");
  CREATE INDEX "_prompts_v_version_version_kind_idx" ON "_prompts_v" USING btree ("version_kind");
  CREATE INDEX "_prompts_v_version_version_updated_at_idx" ON "_prompts_v" USING btree ("version_updated_at");
  CREATE INDEX "_prompts_v_version_version_created_at_idx" ON "_prompts_v" USING btree ("version_created_at");
  CREATE INDEX "_prompts_v_created_at_idx" ON "_prompts_v" USING btree ("created_at");
  CREATE INDEX "_prompts_v_updated_at_idx" ON "_prompts_v" USING btree ("updated_at");
  ALTER TABLE "encyclopedia_entries" ADD CONSTRAINT "encyclopedia_entries_category_id_encyclopedia_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."encyclopedia_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries_rels" ADD CONSTRAINT "encyclopedia_entries_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries_rels" ADD CONSTRAINT "encyclopedia_entries_rels_encyclopedia_terms_fk" FOREIGN KEY ("encyclopedia_terms_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_agreements_fk" FOREIGN KEY ("agreements_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_encyclopedia_categories_fk" FOREIGN KEY ("encyclopedia_categories_id") REFERENCES "public"."encyclopedia_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_encyclopedia_terms_fk" FOREIGN KEY ("encyclopedia_terms_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prompts_fk" FOREIGN KEY ("prompts_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "encyclopedia_entries_category_idx" ON "encyclopedia_entries" USING btree ("category_id");
  CREATE INDEX "encyclopedia_entries_is_published_idx" ON "encyclopedia_entries" USING btree ("is_published");
  CREATE INDEX "encyclopedia_entries_rels_content_tags_id_idx" ON "encyclopedia_entries_rels" USING btree ("content_tags_id");
  CREATE INDEX "encyclopedia_entries_rels_encyclopedia_terms_id_idx" ON "encyclopedia_entries_rels" USING btree ("encyclopedia_terms_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_agreements_id_idx" ON "payload_locked_documents_rels" USING btree ("agreements_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_encyclopedia_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("encyclopedia_categories_id");
  CREATE INDEX "payload_locked_documents_rels_encyclopedia_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("encyclopedia_terms_id");
  CREATE INDEX "payload_locked_documents_rels_content_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("content_tags_id");
  CREATE INDEX "payload_locked_documents_rels_prompts_id_idx" ON "payload_locked_documents_rels" USING btree ("prompts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "agreements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_agreements_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_encyclopedia_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_encyclopedia_entries_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "encyclopedia_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "encyclopedia_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_encyclopedia_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prompts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_prompts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_texts" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_texts" CASCADE;
  DROP TABLE "agreements" CASCADE;
  DROP TABLE "_agreements_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "article_categories" CASCADE;
  DROP TABLE "_encyclopedia_entries_v" CASCADE;
  DROP TABLE "_encyclopedia_entries_v_rels" CASCADE;
  DROP TABLE "encyclopedia_categories" CASCADE;
  DROP TABLE "encyclopedia_terms" CASCADE;
  DROP TABLE "_encyclopedia_terms_v" CASCADE;
  DROP TABLE "content_tags" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "prompts" CASCADE;
  DROP TABLE "_prompts_v" CASCADE;
  ALTER TABLE "encyclopedia_entries" DROP CONSTRAINT "encyclopedia_entries_category_id_encyclopedia_categories_id_fk";
  
  ALTER TABLE "encyclopedia_entries_rels" DROP CONSTRAINT "encyclopedia_entries_rels_content_tags_fk";
  
  ALTER TABLE "encyclopedia_entries_rels" DROP CONSTRAINT "encyclopedia_entries_rels_encyclopedia_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_agreements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_article_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_encyclopedia_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_encyclopedia_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_content_tags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_prompts_fk";
  
  DROP INDEX "encyclopedia_entries_category_idx";
  DROP INDEX "encyclopedia_entries_is_published_idx";
  DROP INDEX "encyclopedia_entries_rels_content_tags_id_idx";
  DROP INDEX "encyclopedia_entries_rels_encyclopedia_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_agreements_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  DROP INDEX "payload_locked_documents_rels_article_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_encyclopedia_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_encyclopedia_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_content_tags_id_idx";
  DROP INDEX "payload_locked_documents_rels_prompts_id_idx";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "category_id";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "ai_model";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "ai_prompt";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "ai_sources";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "ai_notes";
  ALTER TABLE "encyclopedia_entries" DROP COLUMN "ai_made_at";
  ALTER TABLE "encyclopedia_entries_rels" DROP COLUMN "content_tags_id";
  ALTER TABLE "encyclopedia_entries_rels" DROP COLUMN "encyclopedia_terms_id";
  ALTER TABLE "faqs" DROP COLUMN "is_quick_support";
  ALTER TABLE "faqs" DROP COLUMN "ai_model";
  ALTER TABLE "faqs" DROP COLUMN "ai_prompt";
  ALTER TABLE "faqs" DROP COLUMN "ai_sources";
  ALTER TABLE "faqs" DROP COLUMN "ai_notes";
  ALTER TABLE "faqs" DROP COLUMN "ai_made_at";
  ALTER TABLE "faq_categories" DROP COLUMN "description";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "agreements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "article_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "encyclopedia_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "encyclopedia_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "content_tags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "prompts_id";
  DROP TYPE "public"."enum_comments_status";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_agreements_kind";
  DROP TYPE "public"."enum_agreements_status";
  DROP TYPE "public"."enum__agreements_v_version_kind";
  DROP TYPE "public"."enum__agreements_v_version_status";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_prompts_kind";
  DROP TYPE "public"."enum__prompts_v_version_kind";`)
}
