import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_comments_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_contact_messages_topic" AS ENUM('reservation', 'listing', 'mistake', 'press', 'other');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_pages_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_agreements_kind" AS ENUM('merchant', 'warehouse');
  CREATE TYPE "public"."enum_agreements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__agreements_v_version_kind" AS ENUM('merchant', 'warehouse');
  CREATE TYPE "public"."enum__agreements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_encyclopedia_entries_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__encyclopedia_entries_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_encyclopedia_terms_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__encyclopedia_terms_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_faqs_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__faqs_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_prompts_kind" AS ENUM('faq', 'article', 'article-file', 'encyclopedia', 'term', 'definition');
  CREATE TYPE "public"."enum__prompts_v_version_kind" AS ENUM('faq', 'article', 'article-file', 'encyclopedia', 'term', 'definition');
  CREATE TYPE "public"."enum_warehouses_region_scope" AS ENUM('us', 'global');
  CREATE TYPE "public"."enum_warehouses_discount_option" AS ENUM('percentage', 'fixed');
  CREATE TYPE "public"."enum_services_region_scope" AS ENUM('us', 'global');
  CREATE TYPE "public"."enum_users_user_type" AS ENUM('admin', 'manager', 'seller', 'customer', 'editor');
  CREATE TYPE "public"."enum_users_plan_id" AS ENUM('free', 'growth', 'scale');
  CREATE TYPE "public"."enum_users_merchant_type" AS ENUM('eCommerceRetailer', 'physicalRetailer', 'omnichannelRetailer');
  CREATE TYPE "public"."enum_identity_applications_document_type" AS ENUM('passport', 'drivers_license', 'id_card');
  CREATE TYPE "public"."enum_identity_applications_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_coupons_applies_to" AS ENUM('plans', 'deposits', 'wallet');
  CREATE TYPE "public"."enum_coupons_kind" AS ENUM('percent', 'fixed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"language" "enum_posts_language" DEFAULT 'en',
  	"translation_of_id" integer,
  	"category_id" integer,
  	"cover_id" integer,
  	"cover_seed" numeric,
  	"author_name" varchar,
  	"author_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"video" varchar,
  	"featured" boolean DEFAULT false,
  	"is_warehouse_of_the_week" boolean DEFAULT false,
  	"warehouse_id" integer,
  	"sort" numeric DEFAULT 0,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_language" "enum__posts_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" integer,
  	"version_category_id" integer,
  	"version_cover_id" integer,
  	"version_cover_seed" numeric,
  	"version_author_name" varchar,
  	"version_author_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_video" varchar,
  	"version_featured" boolean DEFAULT false,
  	"version_is_warehouse_of_the_week" boolean DEFAULT false,
  	"version_warehouse_id" integer,
  	"version_sort" numeric DEFAULT 0,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"arabic_name" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
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
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"body" jsonb NOT NULL,
  	"is_ready" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_newsletters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_subject" varchar NOT NULL,
  	"version_preheader" varchar,
  	"version_body" jsonb NOT NULL,
  	"version_is_ready" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"topic" "enum_contact_messages_topic" NOT NULL,
  	"message" varchar NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"language" "enum_pages_language" DEFAULT 'en',
  	"translation_of_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_language" "enum__pages_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"language" "enum_articles_language" DEFAULT 'en',
  	"translation_of_id" integer,
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
  	"version_language" "enum__articles_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" integer,
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
  	"arabic_name" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "encyclopedia_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"definition" varchar NOT NULL,
  	"body" jsonb,
  	"slug" varchar,
  	"language" "enum_encyclopedia_entries_language" DEFAULT 'en',
  	"translation_of_id" integer,
  	"category_id" integer,
  	"is_published" boolean DEFAULT true,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "encyclopedia_entries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_tags_id" integer,
  	"encyclopedia_terms_id" integer,
  	"encyclopedia_entries_id" integer
  );
  
  CREATE TABLE "_encyclopedia_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_term" varchar NOT NULL,
  	"version_definition" varchar NOT NULL,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_language" "enum__encyclopedia_entries_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" integer,
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
  	"arabic_name" varchar,
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
  	"language" "enum_encyclopedia_terms_language" DEFAULT 'en',
  	"translation_of_id" integer,
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
  	"version_language" "enum__encyclopedia_terms_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" integer,
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
  	"arabic_name" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"category_id" integer,
  	"sort" numeric DEFAULT 0,
  	"is_published" boolean DEFAULT true,
  	"is_quick_support" boolean DEFAULT false,
  	"language" "enum_faqs_language" DEFAULT 'en',
  	"translation_of_id" integer,
  	"ai_model" varchar,
  	"ai_prompt" varchar,
  	"ai_sources" jsonb,
  	"ai_notes" varchar,
  	"ai_made_at" timestamp(3) with time zone,
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
  	"version_language" "enum__faqs_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" integer,
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
  
  CREATE TABLE "faq_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"arabic_name" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "warehouses_fulfillment_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tier_name" varchar NOT NULL,
  	"fulfillment_rates_details" jsonb
  );
  
  CREATE TABLE "warehouses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"warehouse_url" varchar,
  	"public_slug" varchar,
  	"address_street1" varchar,
  	"address_street2" varchar,
  	"address_city" varchar NOT NULL,
  	"address_state" varchar,
  	"address_zip_code" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"timezone" varchar,
  	"region_scope" "enum_warehouses_region_scope",
  	"region" varchar,
  	"country" varchar,
  	"state" varchar,
  	"highlights" varchar,
  	"description" varchar,
  	"picture_seed" numeric,
  	"photos" jsonb,
  	"documents" jsonb,
  	"mini_logo" varchar,
  	"logo" varchar,
  	"banner" varchar,
  	"warehouse_pdf" varchar,
  	"billed_by_platform" boolean DEFAULT false,
  	"pallet_enabled" boolean DEFAULT true,
  	"sq_enabled" boolean DEFAULT false,
  	"hot_rack_enabled" boolean DEFAULT false,
  	"total_space" numeric DEFAULT 0,
  	"min_space_order" numeric,
  	"max_space_order" numeric,
  	"min_space_order_sq" numeric,
  	"max_space_order_sq" numeric,
  	"discount_option" "enum_warehouses_discount_option" DEFAULT 'percentage' NOT NULL,
  	"price1" numeric,
  	"price3" numeric,
  	"price6" numeric,
  	"price12" numeric,
  	"discount1" numeric,
  	"discount3" numeric,
  	"discount6" numeric,
  	"discount12" numeric,
  	"price_sq1" numeric,
  	"price_sq3" numeric,
  	"price_sq6" numeric,
  	"price_sq12" numeric,
  	"discount_sq1" numeric,
  	"discount_sq3" numeric,
  	"discount_sq6" numeric,
  	"discount_sq12" numeric,
  	"fulfillment_rates_visible" boolean DEFAULT false,
  	"fulfillment_rates_details_monthly_volume_tiers" jsonb,
  	"fulfillment_deposit" numeric,
  	"service_rate" numeric,
  	"add_on_service_rate" numeric,
  	"inbound_services" varchar,
  	"outbound_services" varchar,
  	"value_add_services" varchar,
  	"categories_apparel_accessories" boolean DEFAULT false,
  	"categories_arts_crafts" boolean DEFAULT false,
  	"categories_automotive_parts" boolean DEFAULT false,
  	"categories_baby_products" boolean DEFAULT false,
  	"categories_beauty_personal_care" boolean DEFAULT false,
  	"categories_books_media" boolean DEFAULT false,
  	"categories_building_materials" boolean DEFAULT false,
  	"categories_chemicals" boolean DEFAULT false,
  	"categories_consumer_electronics" boolean DEFAULT false,
  	"categories_documents_records" boolean DEFAULT false,
  	"categories_food_beverage" boolean DEFAULT false,
  	"categories_footwear" boolean DEFAULT false,
  	"categories_furniture_home_decor" boolean DEFAULT false,
  	"categories_health_supplements" boolean DEFAULT false,
  	"categories_home_appliances" boolean DEFAULT false,
  	"categories_household_goods" boolean DEFAULT false,
  	"categories_industrial_equipment" boolean DEFAULT false,
  	"categories_jewelry_watches" boolean DEFAULT false,
  	"categories_lawn_garden" boolean DEFAULT false,
  	"categories_office_supplies" boolean DEFAULT false,
  	"categories_paper_packaging" boolean DEFAULT false,
  	"categories_pet_supplies" boolean DEFAULT false,
  	"categories_pharmaceutical_medical_supplies" boolean DEFAULT false,
  	"categories_sporting_goods" boolean DEFAULT false,
  	"categories_tools_hardware" boolean DEFAULT false,
  	"categories_toys_games" boolean DEFAULT false,
  	"categories_wine_spirits" boolean DEFAULT false,
  	"features_temp_control" boolean DEFAULT false,
  	"features_lot_tracking" boolean DEFAULT false,
  	"features_arbitrage" boolean DEFAULT false,
  	"features_cold_storage" boolean DEFAULT false,
  	"features_ltl_ftl_freight" boolean DEFAULT false,
  	"features_ecom_fulfillment" boolean DEFAULT false,
  	"features_rail" boolean DEFAULT false,
  	"features_subscription_box" boolean DEFAULT false,
  	"features_international_fulfillment" boolean DEFAULT false,
  	"features_import_export" boolean DEFAULT false,
  	"features_hazmat" boolean DEFAULT false,
  	"features_high_s_k_u_count" boolean DEFAULT false,
  	"features_oversized_items" boolean DEFAULT false,
  	"features_industrial" boolean DEFAULT false,
  	"features_assembly" boolean DEFAULT false,
  	"features_kitting_bundling" boolean DEFAULT false,
  	"features_returns_processing" boolean DEFAULT false,
  	"features_call_center_services" boolean DEFAULT false,
  	"features_manufacturing" boolean DEFAULT false,
  	"features_on_demand_printing" boolean DEFAULT false,
  	"features_mailing_letter_distribution" boolean DEFAULT false,
  	"features_fba_prep" boolean DEFAULT false,
  	"features_sfp" boolean DEFAULT false,
  	"features_b2b" boolean DEFAULT false,
  	"features_last_mile" boolean DEFAULT false,
  	"features_multi_facility" boolean DEFAULT false,
  	"features_luxury_goods" boolean DEFAULT false,
  	"features_flexible_warehouse_suites" boolean DEFAULT false,
  	"features_bonded" boolean DEFAULT false,
  	"features_garment_on_hanger" boolean DEFAULT false,
  	"amenities_onboarding_assistance" boolean DEFAULT false,
  	"amenities_online_client_portal" boolean DEFAULT false,
  	"amenities_hourly_service_labor" boolean DEFAULT false,
  	"amenities_freight_brokerage" boolean DEFAULT false,
  	"amenities_customs_brokerage" boolean DEFAULT false,
  	"amenities_container_unloading" boolean DEFAULT false,
  	"amenities_rate_shopping" boolean DEFAULT false,
  	"amenities_expedited_service" boolean DEFAULT false,
  	"amenities_certifications" jsonb,
  	"amenities_primary_wms" jsonb,
  	"amenities_wms_integrations" jsonb,
  	"amenities_parcel_carriers" jsonb,
  	"amenities_packaging" jsonb,
  	"amenities_client_support" jsonb,
  	"number_of_buildings" numeric DEFAULT 1,
  	"facility_details_dedicated" boolean DEFAULT false,
  	"facility_details_square_footage" varchar,
  	"facility_details_temperature_classes" jsonb,
  	"facility_details_employees" varchar,
  	"facility_details_year_founded" varchar,
  	"facility_details_order_accuracy_rate" numeric,
  	"facility_details_average_receiving_time" numeric,
  	"facility_details_average_receiving_time_type" varchar DEFAULT 'Days',
  	"facility_details_order_cutoff_time" varchar,
  	"facility_details_order_cutoff_time_type" varchar DEFAULT 'AM',
  	"facility_details_average_delivery_speed" numeric,
  	"facility_details_average_delivery_speed_type" varchar,
  	"facility_details_building_security" varchar,
  	"facility_details_always_open" boolean DEFAULT false,
  	"facility_details_operating_days" jsonb,
  	"facility_details_operating_hours_start" varchar,
  	"facility_details_operating_hours_end" varchar,
  	"is_draft" boolean DEFAULT true,
  	"visible" boolean DEFAULT true,
  	"is_verified" boolean DEFAULT false,
  	"is_featured" boolean DEFAULT false,
  	"is_first_spotlight" boolean DEFAULT false,
  	"is_high_priority" boolean DEFAULT false,
  	"diamond" numeric DEFAULT 0,
  	"version" numeric DEFAULT 1,
  	"confirmed_at" timestamp(3) with time zone,
  	"reminded_days" numeric,
  	"seller_id" integer NOT NULL,
  	"average_rating" numeric DEFAULT 0,
  	"review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"service_type" varchar NOT NULL,
  	"service_url" varchar,
  	"service_sub_type" jsonb,
  	"address_street1" varchar,
  	"address_street2" varchar,
  	"address_city" varchar NOT NULL,
  	"address_state" varchar,
  	"address_zip_code" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"timezone" varchar,
  	"region_scope" "enum_services_region_scope",
  	"region" varchar,
  	"country" varchar,
  	"state" varchar,
  	"highlights" varchar,
  	"description" varchar,
  	"website" varchar,
  	"photos" jsonb,
  	"documents" jsonb,
  	"mini_logo" varchar,
  	"logo" varchar,
  	"banner" varchar,
  	"details" jsonb,
  	"is_draft" boolean DEFAULT true,
  	"visible" boolean DEFAULT true,
  	"is_verified" boolean DEFAULT false,
  	"is_featured" boolean DEFAULT false,
  	"partner" boolean DEFAULT false,
  	"version" numeric DEFAULT 1,
  	"seller_id" integer NOT NULL,
  	"average_rating" numeric DEFAULT 0,
  	"review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rating" numeric NOT NULL,
  	"feedback" varchar NOT NULL,
  	"warehouse_id" integer,
  	"service_id" integer,
  	"author_id" integer NOT NULL,
  	"reply" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_type" "enum_users_user_type" DEFAULT 'customer' NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"company" varchar,
  	"user_url" varchar,
  	"phone" varchar,
  	"website" varchar,
  	"about" varchar,
  	"avatar" varchar,
  	"banner" varchar,
  	"meeting_link" varchar,
  	"socials_facebook" varchar,
  	"socials_instagram" varchar,
  	"socials_linkedin" varchar,
  	"socials_x" varchar,
  	"socials_youtube" varchar,
  	"socials_tiktok" varchar,
  	"address_street1" varchar,
  	"address_street2" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_zip_code" varchar,
  	"address_country" varchar,
  	"is_active" boolean DEFAULT true,
  	"is_verified" boolean DEFAULT false,
  	"is_email_verified" boolean DEFAULT false,
  	"kyc_verified" boolean DEFAULT false,
  	"is_public" boolean DEFAULT true,
  	"diamond" numeric DEFAULT 0,
  	"plan_id" "enum_users_plan_id" DEFAULT 'free',
  	"service_type" varchar,
  	"enable_newsletter" boolean DEFAULT false,
  	"wants_newsletter" boolean DEFAULT false,
  	"enable_marketing_notifications" boolean DEFAULT false,
  	"enable_message_notifications" boolean DEFAULT true,
  	"merchant_type" "enum_users_merchant_type",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "identity_applications_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "identity_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"date_of_birth" varchar NOT NULL,
  	"address_street1" varchar,
  	"address_street2" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_zip_code" varchar,
  	"address_country" varchar,
  	"document_type" "enum_identity_applications_document_type" NOT NULL,
  	"status" "enum_identity_applications_status" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coupons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"applies_to" "enum_coupons_applies_to" DEFAULT 'plans' NOT NULL,
  	"kind" "enum_coupons_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric,
  	"amount_cents" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"total_uses" numeric,
  	"uses_per_user" numeric DEFAULT 1,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"news_categories_id" integer,
  	"media_id" integer,
  	"comments_id" integer,
  	"newsletters_id" integer,
  	"contact_messages_id" integer,
  	"pages_id" integer,
  	"partners_id" integer,
  	"agreements_id" integer,
  	"redirects_id" integer,
  	"articles_id" integer,
  	"article_categories_id" integer,
  	"encyclopedia_entries_id" integer,
  	"encyclopedia_categories_id" integer,
  	"encyclopedia_terms_id" integer,
  	"content_tags_id" integer,
  	"faqs_id" integer,
  	"faq_categories_id" integer,
  	"prompts_id" integer,
  	"warehouses_id" integer,
  	"services_id" integer,
  	"reviews_id" integer,
  	"users_id" integer,
  	"identity_applications_id" integer,
  	"coupons_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plan_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"free_name" varchar DEFAULT 'Free' NOT NULL,
  	"free_summary" varchar DEFAULT 'For a first warehouse.',
  	"free_listing_limit" numeric DEFAULT 1,
  	"free_can_spotlight" boolean DEFAULT false,
  	"growth_name" varchar DEFAULT 'Growth' NOT NULL,
  	"growth_summary" varchar DEFAULT 'For providers who fill several buildings.',
  	"growth_monthly_price_cents" numeric DEFAULT 14900 NOT NULL,
  	"growth_annual_price_cents" numeric DEFAULT 149000 NOT NULL,
  	"growth_listing_limit" numeric DEFAULT 10,
  	"growth_can_spotlight" boolean DEFAULT true,
  	"scale_name" varchar DEFAULT 'Scale' NOT NULL,
  	"scale_summary" varchar DEFAULT 'For networks without a limit.',
  	"scale_monthly_price_cents" numeric DEFAULT 39900 NOT NULL,
  	"scale_annual_price_cents" numeric DEFAULT 399000 NOT NULL,
  	"scale_listing_limit" numeric,
  	"scale_can_spotlight" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"label_arabic" varchar,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"label_arabic" varchar,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_arabic" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_name" varchar,
  	"tagline" varchar,
  	"home_title" varchar,
  	"home_subtitle" varchar,
  	"figures_use_real_counts" boolean DEFAULT false,
  	"figures_professionals_value" varchar DEFAULT '100k+',
  	"figures_professionals_label" varchar DEFAULT 'Professionals',
  	"figures_warehouses_value" varchar DEFAULT '10k+',
  	"figures_warehouses_label" varchar DEFAULT 'Warehouses',
  	"figures_space_value" varchar DEFAULT '2B+',
  	"figures_space_label" varchar DEFAULT 'Sq. Ft. Globally',
  	"contact_email" varchar,
  	"announcement" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "posts" ADD CONSTRAINT "posts_translation_of_id_posts_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_translation_of_id_posts_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_warehouse_id_warehouses_id_fk" FOREIGN KEY ("version_warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_parent_id_newsletters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "articles" ADD CONSTRAINT "articles_translation_of_id_articles_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_translation_of_id_articles_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_article_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries" ADD CONSTRAINT "encyclopedia_entries_translation_of_id_encyclopedia_entries_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries" ADD CONSTRAINT "encyclopedia_entries_category_id_encyclopedia_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."encyclopedia_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries" ADD CONSTRAINT "encyclopedia_entries_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries_rels" ADD CONSTRAINT "encyclopedia_entries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries_rels" ADD CONSTRAINT "encyclopedia_entries_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries_rels" ADD CONSTRAINT "encyclopedia_entries_rels_encyclopedia_terms_fk" FOREIGN KEY ("encyclopedia_terms_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "encyclopedia_entries_rels" ADD CONSTRAINT "encyclopedia_entries_rels_encyclopedia_entries_fk" FOREIGN KEY ("encyclopedia_entries_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_parent_id_encyclopedia_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_version_translation_of_id_encyclopedia_entries_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_version_category_id_encyclopedia_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."encyclopedia_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v" ADD CONSTRAINT "_encyclopedia_entries_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_encyclopedia_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_encyclopedia_terms_fk" FOREIGN KEY ("encyclopedia_terms_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_encyclopedia_entries_v_rels" ADD CONSTRAINT "_encyclopedia_entries_v_rels_encyclopedia_entries_fk" FOREIGN KEY ("encyclopedia_entries_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "encyclopedia_terms" ADD CONSTRAINT "encyclopedia_terms_translation_of_id_encyclopedia_terms_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_terms_v" ADD CONSTRAINT "_encyclopedia_terms_v_parent_id_encyclopedia_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_encyclopedia_terms_v" ADD CONSTRAINT "_encyclopedia_terms_v_version_translation_of_id_encyclopedia_terms_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_translation_of_id_faqs_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_category_id_faq_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_translation_of_id_faqs_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_prompts_v" ADD CONSTRAINT "_prompts_v_parent_id_prompts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."prompts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warehouses_fulfillment_rates" ADD CONSTRAINT "warehouses_fulfillment_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identity_applications_documents" ADD CONSTRAINT "identity_applications_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."identity_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identity_applications" ADD CONSTRAINT "identity_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "identity_applications" ADD CONSTRAINT "identity_applications_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_agreements_fk" FOREIGN KEY ("agreements_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_encyclopedia_entries_fk" FOREIGN KEY ("encyclopedia_entries_id") REFERENCES "public"."encyclopedia_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_encyclopedia_categories_fk" FOREIGN KEY ("encyclopedia_categories_id") REFERENCES "public"."encyclopedia_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_encyclopedia_terms_fk" FOREIGN KEY ("encyclopedia_terms_id") REFERENCES "public"."encyclopedia_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_tags_fk" FOREIGN KEY ("content_tags_id") REFERENCES "public"."content_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prompts_fk" FOREIGN KEY ("prompts_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warehouses_fk" FOREIGN KEY ("warehouses_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_identity_applications_fk" FOREIGN KEY ("identity_applications_id") REFERENCES "public"."identity_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_header_links" ADD CONSTRAINT "site_settings_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_columns_links" ADD CONSTRAINT "site_settings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_columns" ADD CONSTRAINT "site_settings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_language_idx" ON "posts" USING btree ("language");
  CREATE INDEX "posts_translation_of_idx" ON "posts" USING btree ("translation_of_id");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_featured_idx" ON "posts" USING btree ("featured");
  CREATE INDEX "posts_is_warehouse_of_the_week_idx" ON "posts" USING btree ("is_warehouse_of_the_week");
  CREATE INDEX "posts_warehouse_idx" ON "posts" USING btree ("warehouse_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_language_idx" ON "_posts_v" USING btree ("version_language");
  CREATE INDEX "_posts_v_version_version_translation_of_idx" ON "_posts_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_featured_idx" ON "_posts_v" USING btree ("version_featured");
  CREATE INDEX "_posts_v_version_version_is_warehouse_of_the_week_idx" ON "_posts_v" USING btree ("version_is_warehouse_of_the_week");
  CREATE INDEX "_posts_v_version_version_warehouse_idx" ON "_posts_v" USING btree ("version_warehouse_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "news_categories_slug_idx" ON "news_categories" USING btree ("slug");
  CREATE INDEX "news_categories_sort_idx" ON "news_categories" USING btree ("sort");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");
  CREATE INDEX "comments_status_idx" ON "comments" USING btree ("status");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "newsletters_is_ready_idx" ON "newsletters" USING btree ("is_ready");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "_newsletters_v_parent_idx" ON "_newsletters_v" USING btree ("parent_id");
  CREATE INDEX "_newsletters_v_version_version_is_ready_idx" ON "_newsletters_v" USING btree ("version_is_ready");
  CREATE INDEX "_newsletters_v_version_version_updated_at_idx" ON "_newsletters_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletters_v_version_version_created_at_idx" ON "_newsletters_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletters_v_created_at_idx" ON "_newsletters_v" USING btree ("created_at");
  CREATE INDEX "_newsletters_v_updated_at_idx" ON "_newsletters_v" USING btree ("updated_at");
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_language_idx" ON "pages" USING btree ("language");
  CREATE INDEX "pages_translation_of_idx" ON "pages" USING btree ("translation_of_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_language_idx" ON "_pages_v" USING btree ("version_language");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
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
  CREATE INDEX "articles_language_idx" ON "articles" USING btree ("language");
  CREATE INDEX "articles_translation_of_idx" ON "articles" USING btree ("translation_of_id");
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
  CREATE INDEX "_articles_v_version_version_language_idx" ON "_articles_v" USING btree ("version_language");
  CREATE INDEX "_articles_v_version_version_translation_of_idx" ON "_articles_v" USING btree ("version_translation_of_id");
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
  CREATE INDEX "encyclopedia_entries_term_idx" ON "encyclopedia_entries" USING btree ("term");
  CREATE UNIQUE INDEX "encyclopedia_entries_slug_idx" ON "encyclopedia_entries" USING btree ("slug");
  CREATE INDEX "encyclopedia_entries_language_idx" ON "encyclopedia_entries" USING btree ("language");
  CREATE INDEX "encyclopedia_entries_translation_of_idx" ON "encyclopedia_entries" USING btree ("translation_of_id");
  CREATE INDEX "encyclopedia_entries_category_idx" ON "encyclopedia_entries" USING btree ("category_id");
  CREATE INDEX "encyclopedia_entries_is_published_idx" ON "encyclopedia_entries" USING btree ("is_published");
  CREATE INDEX "encyclopedia_entries_seo_seo_image_idx" ON "encyclopedia_entries" USING btree ("seo_image_id");
  CREATE INDEX "encyclopedia_entries_updated_at_idx" ON "encyclopedia_entries" USING btree ("updated_at");
  CREATE INDEX "encyclopedia_entries_created_at_idx" ON "encyclopedia_entries" USING btree ("created_at");
  CREATE INDEX "encyclopedia_entries_rels_order_idx" ON "encyclopedia_entries_rels" USING btree ("order");
  CREATE INDEX "encyclopedia_entries_rels_parent_idx" ON "encyclopedia_entries_rels" USING btree ("parent_id");
  CREATE INDEX "encyclopedia_entries_rels_path_idx" ON "encyclopedia_entries_rels" USING btree ("path");
  CREATE INDEX "encyclopedia_entries_rels_content_tags_id_idx" ON "encyclopedia_entries_rels" USING btree ("content_tags_id");
  CREATE INDEX "encyclopedia_entries_rels_encyclopedia_terms_id_idx" ON "encyclopedia_entries_rels" USING btree ("encyclopedia_terms_id");
  CREATE INDEX "encyclopedia_entries_rels_encyclopedia_entries_id_idx" ON "encyclopedia_entries_rels" USING btree ("encyclopedia_entries_id");
  CREATE INDEX "_encyclopedia_entries_v_parent_idx" ON "_encyclopedia_entries_v" USING btree ("parent_id");
  CREATE INDEX "_encyclopedia_entries_v_version_version_term_idx" ON "_encyclopedia_entries_v" USING btree ("version_term");
  CREATE INDEX "_encyclopedia_entries_v_version_version_slug_idx" ON "_encyclopedia_entries_v" USING btree ("version_slug");
  CREATE INDEX "_encyclopedia_entries_v_version_version_language_idx" ON "_encyclopedia_entries_v" USING btree ("version_language");
  CREATE INDEX "_encyclopedia_entries_v_version_version_translation_of_idx" ON "_encyclopedia_entries_v" USING btree ("version_translation_of_id");
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
  CREATE INDEX "encyclopedia_terms_language_idx" ON "encyclopedia_terms" USING btree ("language");
  CREATE INDEX "encyclopedia_terms_translation_of_idx" ON "encyclopedia_terms" USING btree ("translation_of_id");
  CREATE INDEX "encyclopedia_terms_is_published_idx" ON "encyclopedia_terms" USING btree ("is_published");
  CREATE INDEX "encyclopedia_terms_updated_at_idx" ON "encyclopedia_terms" USING btree ("updated_at");
  CREATE INDEX "encyclopedia_terms_created_at_idx" ON "encyclopedia_terms" USING btree ("created_at");
  CREATE INDEX "_encyclopedia_terms_v_parent_idx" ON "_encyclopedia_terms_v" USING btree ("parent_id");
  CREATE INDEX "_encyclopedia_terms_v_version_version_term_idx" ON "_encyclopedia_terms_v" USING btree ("version_term");
  CREATE INDEX "_encyclopedia_terms_v_version_version_slug_idx" ON "_encyclopedia_terms_v" USING btree ("version_slug");
  CREATE INDEX "_encyclopedia_terms_v_version_version_language_idx" ON "_encyclopedia_terms_v" USING btree ("version_language");
  CREATE INDEX "_encyclopedia_terms_v_version_version_translation_of_idx" ON "_encyclopedia_terms_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_encyclopedia_terms_v_version_version_is_published_idx" ON "_encyclopedia_terms_v" USING btree ("version_is_published");
  CREATE INDEX "_encyclopedia_terms_v_version_version_updated_at_idx" ON "_encyclopedia_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_encyclopedia_terms_v_version_version_created_at_idx" ON "_encyclopedia_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_encyclopedia_terms_v_created_at_idx" ON "_encyclopedia_terms_v" USING btree ("created_at");
  CREATE INDEX "_encyclopedia_terms_v_updated_at_idx" ON "_encyclopedia_terms_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "content_tags_name_idx" ON "content_tags" USING btree ("name");
  CREATE UNIQUE INDEX "content_tags_slug_idx" ON "content_tags" USING btree ("slug");
  CREATE INDEX "content_tags_updated_at_idx" ON "content_tags" USING btree ("updated_at");
  CREATE INDEX "content_tags_created_at_idx" ON "content_tags" USING btree ("created_at");
  CREATE INDEX "faqs_category_idx" ON "faqs" USING btree ("category_id");
  CREATE INDEX "faqs_sort_idx" ON "faqs" USING btree ("sort");
  CREATE INDEX "faqs_language_idx" ON "faqs" USING btree ("language");
  CREATE INDEX "faqs_translation_of_idx" ON "faqs" USING btree ("translation_of_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v" USING btree ("version_category_id");
  CREATE INDEX "_faqs_v_version_version_sort_idx" ON "_faqs_v" USING btree ("version_sort");
  CREATE INDEX "_faqs_v_version_version_language_idx" ON "_faqs_v" USING btree ("version_language");
  CREATE INDEX "_faqs_v_version_version_translation_of_idx" ON "_faqs_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "faq_categories_slug_idx" ON "faq_categories" USING btree ("slug");
  CREATE INDEX "faq_categories_sort_idx" ON "faq_categories" USING btree ("sort");
  CREATE INDEX "faq_categories_updated_at_idx" ON "faq_categories" USING btree ("updated_at");
  CREATE INDEX "faq_categories_created_at_idx" ON "faq_categories" USING btree ("created_at");
  CREATE INDEX "prompts_kind_idx" ON "prompts" USING btree ("kind");
  CREATE INDEX "prompts_updated_at_idx" ON "prompts" USING btree ("updated_at");
  CREATE INDEX "prompts_created_at_idx" ON "prompts" USING btree ("created_at");
  CREATE INDEX "_prompts_v_parent_idx" ON "_prompts_v" USING btree ("parent_id");
  CREATE INDEX "_prompts_v_version_version_kind_idx" ON "_prompts_v" USING btree ("version_kind");
  CREATE INDEX "_prompts_v_version_version_updated_at_idx" ON "_prompts_v" USING btree ("version_updated_at");
  CREATE INDEX "_prompts_v_version_version_created_at_idx" ON "_prompts_v" USING btree ("version_created_at");
  CREATE INDEX "_prompts_v_created_at_idx" ON "_prompts_v" USING btree ("created_at");
  CREATE INDEX "_prompts_v_updated_at_idx" ON "_prompts_v" USING btree ("updated_at");
  CREATE INDEX "warehouses_fulfillment_rates_order_idx" ON "warehouses_fulfillment_rates" USING btree ("_order");
  CREATE INDEX "warehouses_fulfillment_rates_parent_id_idx" ON "warehouses_fulfillment_rates" USING btree ("_parent_id");
  CREATE INDEX "warehouses_name_idx" ON "warehouses" USING btree ("name");
  CREATE UNIQUE INDEX "warehouses_warehouse_url_idx" ON "warehouses" USING btree ("warehouse_url");
  CREATE UNIQUE INDEX "warehouses_public_slug_idx" ON "warehouses" USING btree ("public_slug");
  CREATE INDEX "warehouses_region_scope_idx" ON "warehouses" USING btree ("region_scope");
  CREATE INDEX "warehouses_region_idx" ON "warehouses" USING btree ("region");
  CREATE INDEX "warehouses_country_idx" ON "warehouses" USING btree ("country");
  CREATE INDEX "warehouses_hot_rack_enabled_idx" ON "warehouses" USING btree ("hot_rack_enabled");
  CREATE INDEX "warehouses_is_draft_idx" ON "warehouses" USING btree ("is_draft");
  CREATE INDEX "warehouses_visible_idx" ON "warehouses" USING btree ("visible");
  CREATE INDEX "warehouses_is_verified_idx" ON "warehouses" USING btree ("is_verified");
  CREATE INDEX "warehouses_is_featured_idx" ON "warehouses" USING btree ("is_featured");
  CREATE INDEX "warehouses_is_first_spotlight_idx" ON "warehouses" USING btree ("is_first_spotlight");
  CREATE INDEX "warehouses_is_high_priority_idx" ON "warehouses" USING btree ("is_high_priority");
  CREATE INDEX "warehouses_confirmed_at_idx" ON "warehouses" USING btree ("confirmed_at");
  CREATE INDEX "warehouses_seller_idx" ON "warehouses" USING btree ("seller_id");
  CREATE INDEX "warehouses_updated_at_idx" ON "warehouses" USING btree ("updated_at");
  CREATE INDEX "warehouses_created_at_idx" ON "warehouses" USING btree ("created_at");
  CREATE INDEX "warehouses_deleted_at_idx" ON "warehouses" USING btree ("deleted_at");
  CREATE INDEX "services_name_idx" ON "services" USING btree ("name");
  CREATE INDEX "services_service_type_idx" ON "services" USING btree ("service_type");
  CREATE UNIQUE INDEX "services_service_url_idx" ON "services" USING btree ("service_url");
  CREATE INDEX "services_region_scope_idx" ON "services" USING btree ("region_scope");
  CREATE INDEX "services_region_idx" ON "services" USING btree ("region");
  CREATE INDEX "services_country_idx" ON "services" USING btree ("country");
  CREATE INDEX "services_is_draft_idx" ON "services" USING btree ("is_draft");
  CREATE INDEX "services_visible_idx" ON "services" USING btree ("visible");
  CREATE INDEX "services_is_verified_idx" ON "services" USING btree ("is_verified");
  CREATE INDEX "services_is_featured_idx" ON "services" USING btree ("is_featured");
  CREATE INDEX "services_partner_idx" ON "services" USING btree ("partner");
  CREATE INDEX "services_seller_idx" ON "services" USING btree ("seller_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "reviews_warehouse_idx" ON "reviews" USING btree ("warehouse_id");
  CREATE INDEX "reviews_service_idx" ON "reviews" USING btree ("service_id");
  CREATE INDEX "reviews_author_idx" ON "reviews" USING btree ("author_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "author_warehouse_idx" ON "reviews" USING btree ("author_id","warehouse_id");
  CREATE UNIQUE INDEX "author_service_idx" ON "reviews" USING btree ("author_id","service_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_user_type_idx" ON "users" USING btree ("user_type");
  CREATE UNIQUE INDEX "users_user_url_idx" ON "users" USING btree ("user_url");
  CREATE INDEX "users_is_active_idx" ON "users" USING btree ("is_active");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "identity_applications_documents_order_idx" ON "identity_applications_documents" USING btree ("_order");
  CREATE INDEX "identity_applications_documents_parent_id_idx" ON "identity_applications_documents" USING btree ("_parent_id");
  CREATE INDEX "identity_applications_user_idx" ON "identity_applications" USING btree ("user_id");
  CREATE INDEX "identity_applications_status_idx" ON "identity_applications" USING btree ("status");
  CREATE INDEX "identity_applications_decided_by_idx" ON "identity_applications" USING btree ("decided_by_id");
  CREATE INDEX "identity_applications_updated_at_idx" ON "identity_applications" USING btree ("updated_at");
  CREATE INDEX "identity_applications_created_at_idx" ON "identity_applications" USING btree ("created_at");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_agreements_id_idx" ON "payload_locked_documents_rels" USING btree ("agreements_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_encyclopedia_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("encyclopedia_entries_id");
  CREATE INDEX "payload_locked_documents_rels_encyclopedia_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("encyclopedia_categories_id");
  CREATE INDEX "payload_locked_documents_rels_encyclopedia_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("encyclopedia_terms_id");
  CREATE INDEX "payload_locked_documents_rels_content_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("content_tags_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_categories_id");
  CREATE INDEX "payload_locked_documents_rels_prompts_id_idx" ON "payload_locked_documents_rels" USING btree ("prompts_id");
  CREATE INDEX "payload_locked_documents_rels_warehouses_id_idx" ON "payload_locked_documents_rels" USING btree ("warehouses_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_identity_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("identity_applications_id");
  CREATE INDEX "payload_locked_documents_rels_coupons_id_idx" ON "payload_locked_documents_rels" USING btree ("coupons_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_header_links_order_idx" ON "site_settings_header_links" USING btree ("_order");
  CREATE INDEX "site_settings_header_links_parent_id_idx" ON "site_settings_header_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_columns_links_order_idx" ON "site_settings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_columns_links_parent_id_idx" ON "site_settings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_columns_order_idx" ON "site_settings_footer_columns" USING btree ("_order");
  CREATE INDEX "site_settings_footer_columns_parent_id_idx" ON "site_settings_footer_columns" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "_newsletters_v" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
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
  DROP TABLE "encyclopedia_entries" CASCADE;
  DROP TABLE "encyclopedia_entries_rels" CASCADE;
  DROP TABLE "_encyclopedia_entries_v" CASCADE;
  DROP TABLE "_encyclopedia_entries_v_rels" CASCADE;
  DROP TABLE "encyclopedia_categories" CASCADE;
  DROP TABLE "encyclopedia_terms" CASCADE;
  DROP TABLE "_encyclopedia_terms_v" CASCADE;
  DROP TABLE "content_tags" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "faq_categories" CASCADE;
  DROP TABLE "prompts" CASCADE;
  DROP TABLE "_prompts_v" CASCADE;
  DROP TABLE "warehouses_fulfillment_rates" CASCADE;
  DROP TABLE "warehouses" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "identity_applications_documents" CASCADE;
  DROP TABLE "identity_applications" CASCADE;
  DROP TABLE "coupons" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "plan_settings" CASCADE;
  DROP TABLE "site_settings_header_links" CASCADE;
  DROP TABLE "site_settings_footer_columns_links" CASCADE;
  DROP TABLE "site_settings_footer_columns" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TYPE "public"."enum_posts_language";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_language";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_comments_status";
  DROP TYPE "public"."enum_contact_messages_topic";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_pages_language";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_language";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_agreements_kind";
  DROP TYPE "public"."enum_agreements_status";
  DROP TYPE "public"."enum__agreements_v_version_kind";
  DROP TYPE "public"."enum__agreements_v_version_status";
  DROP TYPE "public"."enum_articles_language";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_language";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_encyclopedia_entries_language";
  DROP TYPE "public"."enum__encyclopedia_entries_v_version_language";
  DROP TYPE "public"."enum_encyclopedia_terms_language";
  DROP TYPE "public"."enum__encyclopedia_terms_v_version_language";
  DROP TYPE "public"."enum_faqs_language";
  DROP TYPE "public"."enum__faqs_v_version_language";
  DROP TYPE "public"."enum_prompts_kind";
  DROP TYPE "public"."enum__prompts_v_version_kind";
  DROP TYPE "public"."enum_warehouses_region_scope";
  DROP TYPE "public"."enum_warehouses_discount_option";
  DROP TYPE "public"."enum_services_region_scope";
  DROP TYPE "public"."enum_users_user_type";
  DROP TYPE "public"."enum_users_plan_id";
  DROP TYPE "public"."enum_users_merchant_type";
  DROP TYPE "public"."enum_identity_applications_document_type";
  DROP TYPE "public"."enum_identity_applications_status";
  DROP TYPE "public"."enum_coupons_applies_to";
  DROP TYPE "public"."enum_coupons_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
