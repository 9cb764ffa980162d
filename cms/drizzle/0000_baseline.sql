CREATE TABLE "market"."email_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."email_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text,
	"new_token_hash" text,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_change_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_change_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "market"."known_device" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "market"."last_sign_in" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."mail_cap" (
	"key" text PRIMARY KEY NOT NULL,
	"sent" timestamp with time zone[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."mail_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."recovery_code" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "market"."second_factor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."second_factor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" text,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "second_factor_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "market"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"refresh_hash" text NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"previous_refresh_hash" text,
	"method" text DEFAULT 'password' NOT NULL,
	"user_type" text NOT NULL,
	"password_mark" text NOT NULL,
	"actor_id" integer,
	"actor_mark" text,
	"permission_id" integer,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"proved_at" timestamp with time zone,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "session_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "market"."social_link" (
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"unlinked_at" timestamp with time zone,
	CONSTRAINT "social_link_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "market"."unknown_password" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."used_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."profile_claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."profile_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text NOT NULL,
	"title" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"user_id" integer,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "profile_claim_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "market"."identity_session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."account_permission" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."account_permission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."referral" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."referral_link" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_link_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "market"."ai_draft" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ai_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."page_draw" (
	"collection" text NOT NULL,
	"document" integer NOT NULL,
	"path" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone,
	"error" text,
	"broken_links" text[],
	CONSTRAINT "page_draw_collection_document_pk" PRIMARY KEY("collection","document")
);
--> statement-breakpoint
CREATE TABLE "market"."page_drop" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."page_drop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."version_change" (
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"version" integer NOT NULL,
	"fields" text[] NOT NULL,
	CONSTRAINT "version_change_subject_kind_subject_id_version_pk" PRIMARY KEY("subject_kind","subject_id","version")
);
--> statement-breakpoint
CREATE TABLE "market"."uploaded_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."uploaded_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"stored_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploaded_file_stored_name_unique" UNIQUE("stored_name")
);
--> statement-breakpoint
CREATE TABLE "market"."digest_entry" (
	"notification_id" bigint PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."mail_setting" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"street1" text DEFAULT '' NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."listing_detail" (
	"id" integer PRIMARY KEY NOT NULL,
	"detail" jsonb NOT NULL,
	"money" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."listing_facet" (
	"id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"review_count" integer NOT NULL,
	"number_of_buildings" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision NOT NULL,
	"priority" smallint NOT NULL,
	"diamond" smallint NOT NULL,
	"listed" boolean NOT NULL,
	"visible" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"spotlight" boolean NOT NULL,
	"hotrack" boolean NOT NULL,
	"sunk" boolean NOT NULL,
	"temperature_ambient" boolean DEFAULT false NOT NULL,
	"temperature_cool" boolean DEFAULT false NOT NULL,
	"temperature_frozen" boolean DEFAULT false NOT NULL,
	"category_apparel_accessories" boolean DEFAULT false NOT NULL,
	"category_arts_crafts" boolean DEFAULT false NOT NULL,
	"category_automotive_parts" boolean DEFAULT false NOT NULL,
	"category_baby_products" boolean DEFAULT false NOT NULL,
	"category_beauty_personal_care" boolean DEFAULT false NOT NULL,
	"category_books_media" boolean DEFAULT false NOT NULL,
	"category_building_materials" boolean DEFAULT false NOT NULL,
	"category_chemicals" boolean DEFAULT false NOT NULL,
	"category_consumer_electronics" boolean DEFAULT false NOT NULL,
	"category_documents_records" boolean DEFAULT false NOT NULL,
	"category_food_beverage" boolean DEFAULT false NOT NULL,
	"category_footwear" boolean DEFAULT false NOT NULL,
	"category_furniture_home_decor" boolean DEFAULT false NOT NULL,
	"category_health_supplements" boolean DEFAULT false NOT NULL,
	"category_home_appliances" boolean DEFAULT false NOT NULL,
	"category_household_goods" boolean DEFAULT false NOT NULL,
	"category_industrial_equipment" boolean DEFAULT false NOT NULL,
	"category_jewelry_watches" boolean DEFAULT false NOT NULL,
	"category_lawn_garden" boolean DEFAULT false NOT NULL,
	"category_office_supplies" boolean DEFAULT false NOT NULL,
	"category_paper_packaging" boolean DEFAULT false NOT NULL,
	"category_pet_supplies" boolean DEFAULT false NOT NULL,
	"category_pharmaceutical_medical_supplies" boolean DEFAULT false NOT NULL,
	"category_sporting_goods" boolean DEFAULT false NOT NULL,
	"category_tools_hardware" boolean DEFAULT false NOT NULL,
	"category_toys_games" boolean DEFAULT false NOT NULL,
	"category_wine_spirits" boolean DEFAULT false NOT NULL,
	"feature_temp_control" boolean DEFAULT false NOT NULL,
	"feature_lot_tracking" boolean DEFAULT false NOT NULL,
	"feature_arbitrage" boolean DEFAULT false NOT NULL,
	"feature_cold_storage" boolean DEFAULT false NOT NULL,
	"feature_ltl_ftl_freight" boolean DEFAULT false NOT NULL,
	"feature_ecom_fulfillment" boolean DEFAULT false NOT NULL,
	"feature_rail" boolean DEFAULT false NOT NULL,
	"feature_subscription_box" boolean DEFAULT false NOT NULL,
	"feature_international_fulfillment" boolean DEFAULT false NOT NULL,
	"feature_import_export" boolean DEFAULT false NOT NULL,
	"feature_hazmat" boolean DEFAULT false NOT NULL,
	"feature_high_s_k_u_count" boolean DEFAULT false NOT NULL,
	"feature_oversized_items" boolean DEFAULT false NOT NULL,
	"feature_industrial" boolean DEFAULT false NOT NULL,
	"feature_assembly" boolean DEFAULT false NOT NULL,
	"feature_kitting_bundling" boolean DEFAULT false NOT NULL,
	"feature_returns_processing" boolean DEFAULT false NOT NULL,
	"feature_call_center_services" boolean DEFAULT false NOT NULL,
	"feature_manufacturing" boolean DEFAULT false NOT NULL,
	"feature_on_demand_printing" boolean DEFAULT false NOT NULL,
	"feature_mailing_letter_distribution" boolean DEFAULT false NOT NULL,
	"feature_fba_prep" boolean DEFAULT false NOT NULL,
	"feature_sfp" boolean DEFAULT false NOT NULL,
	"feature_b2b" boolean DEFAULT false NOT NULL,
	"feature_last_mile" boolean DEFAULT false NOT NULL,
	"feature_multi_facility" boolean DEFAULT false NOT NULL,
	"feature_luxury_goods" boolean DEFAULT false NOT NULL,
	"feature_flexible_warehouse_suites" boolean DEFAULT false NOT NULL,
	"feature_bonded" boolean DEFAULT false NOT NULL,
	"feature_garment_on_hanger" boolean DEFAULT false NOT NULL,
	"certification_fda_registered" boolean DEFAULT false NOT NULL,
	"certification_usda_organic" boolean DEFAULT false NOT NULL,
	"certification_gdp" boolean DEFAULT false NOT NULL,
	"certification_haccp" boolean DEFAULT false NOT NULL,
	"certification_brcgs" boolean DEFAULT false NOT NULL,
	"certification_aib" boolean DEFAULT false NOT NULL,
	"certification_iso9001" boolean DEFAULT false NOT NULL,
	"certification_iso13485" boolean DEFAULT false NOT NULL,
	"certification_soc2" boolean DEFAULT false NOT NULL,
	"certification_ctpat" boolean DEFAULT false NOT NULL,
	"certification_tsa_ccsf" boolean DEFAULT false NOT NULL,
	"certification_foreign_trade_zone" boolean DEFAULT false NOT NULL,
	"integration_amazon" boolean DEFAULT false NOT NULL,
	"integration_shopify" boolean DEFAULT false NOT NULL,
	"integration_walmart" boolean DEFAULT false NOT NULL,
	"integration_e_bay" boolean DEFAULT false NOT NULL,
	"integration_etsy" boolean DEFAULT false NOT NULL,
	"integration_target" boolean DEFAULT false NOT NULL,
	"integration_tik_tok_shop" boolean DEFAULT false NOT NULL,
	"integration_wayfair" boolean DEFAULT false NOT NULL,
	"integration_woo_commerce" boolean DEFAULT false NOT NULL,
	"integration_big_commerce" boolean DEFAULT false NOT NULL,
	"integration_adobe_commerce" boolean DEFAULT false NOT NULL,
	"integration_ship_station" boolean DEFAULT false NOT NULL,
	"integration_net_suite" boolean DEFAULT false NOT NULL,
	"integration_sap" boolean DEFAULT false NOT NULL,
	"integration_dynamics365" boolean DEFAULT false NOT NULL,
	"integration_oracle" boolean DEFAULT false NOT NULL,
	"integration_quick_books" boolean DEFAULT false NOT NULL,
	"integration_additional_integrations" boolean DEFAULT false NOT NULL,
	"integration_edi" boolean DEFAULT false NOT NULL,
	"integration_api" boolean DEFAULT false NOT NULL,
	"free_pallets" integer NOT NULL,
	"free_sqft" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"cell_x" integer,
	"cell_y" integer,
	"min_pallets" integer,
	"max_pallets" integer,
	"min_sqft" integer,
	"max_sqft" integer,
	"region_scope" text NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"seller_type" text NOT NULL,
	"price1" numeric,
	"price3" numeric,
	"price6" numeric,
	"price12" numeric,
	"price_sq1" numeric,
	"price_sq3" numeric,
	"price_sq6" numeric,
	"price_sq12" numeric,
	"net1" numeric,
	"net3" numeric,
	"net6" numeric,
	"net12" numeric,
	"net_sq1" numeric,
	"net_sq3" numeric,
	"net_sq6" numeric,
	"net_sq12" numeric,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."listing_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"name" text NOT NULL,
	"warehouse_url" text NOT NULL,
	"slug" text NOT NULL,
	"region_scope" text NOT NULL,
	"region" text NOT NULL,
	"regions" text[] NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"location" "point",
	"listed" boolean NOT NULL,
	"visible" boolean NOT NULL,
	"is_draft" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"is_first_spotlight" boolean NOT NULL,
	"is_high_priority" boolean NOT NULL,
	"spotlight" boolean NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"sunk" boolean DEFAULT false NOT NULL,
	"hotrack" boolean NOT NULL,
	"discount_percent" numeric(5, 2) NOT NULL,
	"diamond" integer NOT NULL,
	"seller_type" text NOT NULL,
	"average_rating" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"categories" text[] NOT NULL,
	"features" text[] NOT NULL,
	"number_of_buildings" integer NOT NULL,
	"total_space" integer NOT NULL,
	"min_pallets" integer,
	"max_pallets" integer,
	"min_sqft" integer,
	"max_sqft" integer,
	"free_pallets" integer NOT NULL,
	"free_sqft" integer DEFAULT 0 NOT NULL,
	"free_from" date,
	"card" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."place" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"zip_code" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."service_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"seller_type" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"service_type" text NOT NULL,
	"subtypes" text[] NOT NULL,
	"region_scope" text NOT NULL,
	"regions" text[] NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"listed" boolean NOT NULL,
	"visible" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"spotlight" boolean NOT NULL,
	"partner" boolean NOT NULL,
	"average_rating" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"search" "tsvector" NOT NULL,
	"card" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."traffic_day" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "traffic_day_day_subject_subject_id_campaign_id_seller_id_pk" PRIMARY KEY("day","subject","subject_id","campaign_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "market"."traffic_sighting" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"bucket" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "traffic_sighting_kind_subject_subject_id_visitor_bucket_pk" PRIMARY KEY("kind","subject","subject_id","visitor","bucket")
);
--> statement-breakpoint
CREATE TABLE "market"."people_letter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."people_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"filters" text NOT NULL,
	"purpose" text DEFAULT 'offers' NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."people_letter_delivery" (
	"letter_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_letter_delivery_letter_id_user_id_pk" PRIMARY KEY("letter_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "market"."person_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."person_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."account_erasure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."account_erasure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"requested_by" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"hindrances" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."data_export" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."data_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done_parts" integer DEFAULT 0 NOT NULL,
	"total_parts" integer NOT NULL,
	"body" "bytea",
	"bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."chat_attachment" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."chat_member" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"last_message_id" bigint DEFAULT 0 NOT NULL,
	"last_read_id" bigint DEFAULT 0 NOT NULL,
	"last_read_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "chat_member_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "market"."chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"text" text NOT NULL,
	"send_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."chat_reaction" (
	"message_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "chat_reaction_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "market"."chat_room" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."chat_room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000000 CACHE 1),
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."newsletter_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."newsletter_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"send_id" integer NOT NULL,
	"email" text NOT NULL,
	"reader" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."newsletter_send" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."newsletter_send_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"newsletter_id" integer NOT NULL,
	"seller_newsletter_id" integer,
	"sender_name" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"segment" text NOT NULL,
	"seller_id" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."newsletter_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."newsletter_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"seller_id" integer DEFAULT 0 NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."seller_newsletter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."seller_newsletter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."ad_refusal" (
	"day" date NOT NULL,
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "ad_refusal_day_campaign_id_kind_reason_pk" PRIMARY KEY("day","campaign_id","kind","reason")
);
--> statement-breakpoint
CREATE TABLE "market"."ad_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ad_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"bucket" integer NOT NULL,
	"token_id" text NOT NULL,
	"price_micros" bigint NOT NULL,
	"batch" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_view_price" CHECK ("market"."ad_view"."price_micros" > 0)
);
--> statement-breakpoint
CREATE TABLE "market"."campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"name" text NOT NULL,
	"campaign_type" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"end_reason" text,
	"budget_micros" bigint NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"impression_micros" bigint NOT NULL,
	"visit_micros" bigint NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "campaign_spent" CHECK ("market"."campaign"."spent_micros" between 0 and "market"."campaign"."budget_micros"),
	CONSTRAINT "campaign_days" CHECK ("market"."campaign"."start_day" <= "market"."campaign"."end_day")
);
--> statement-breakpoint
CREATE TABLE "market"."campaign_day" (
	"day" date NOT NULL,
	"campaign_id" integer NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_day_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "market"."campaign_listing" (
	"campaign_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "campaign_listing_campaign_id_subject_subject_id_pk" PRIMARY KEY("campaign_id","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "market"."region_median" (
	"region" text NOT NULL,
	"days" integer NOT NULL,
	"listings" integer NOT NULL,
	"impressions" double precision NOT NULL,
	"visits" double precision NOT NULL,
	"quote_requests" double precision NOT NULL,
	"reservations" double precision NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "region_median_region_days_pk" PRIMARY KEY("region","days")
);
--> statement-breakpoint
CREATE TABLE "market"."view_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."view_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"impression_micros" bigint NOT NULL,
	"visit_micros" bigint NOT NULL,
	"set_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."coupon_use" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."coupon_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"ref" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "market"."credit_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."credit_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" bigint NOT NULL,
	"invoice_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_note_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_note_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "credit_note_number" CHECK ("market"."credit_note"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "market"."credit_note_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"billed_to" jsonb NOT NULL,
	"issuer" jsonb,
	"po_number" text,
	"paid_with" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_ref_unique" UNIQUE("ref"),
	CONSTRAINT "invoice_number" CHECK ("market"."invoice"."number" > 0),
	CONSTRAINT "invoice_total" CHECK ("market"."invoice"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "market"."invoice_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT 'cent' NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"floor" bigint,
	CONSTRAINT "ledger_account_owner_kind" UNIQUE("owner_id","kind"),
	CONSTRAINT "ledger_account_floor" CHECK ("market"."ledger_account"."floor" is null or "market"."ledger_account"."balance" >= "market"."ledger_account"."floor")
);
--> statement-breakpoint
CREATE TABLE "market"."ledger_entry" (
	"tx" bigint NOT NULL,
	"account" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entry_tx_account_pk" PRIMARY KEY("tx","account"),
	CONSTRAINT "ledger_entry_amount" CHECK ("market"."ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "market"."ledger_tx" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ledger_tx_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idem" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_tx_idem_unique" UNIQUE("idem")
);
--> statement-breakpoint
CREATE TABLE "market"."ach_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ach_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"setup_intent_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"mandate_id" text,
	"deposit_kind" text,
	"deposits_arrive_at" timestamp with time zone,
	"deposits_failed_at" timestamp with time zone,
	"routing_number" text NOT NULL,
	"bank_name" text NOT NULL,
	"last4" text NOT NULL,
	"account_name" text NOT NULL,
	"account_holder_type" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "ach_account_setup_intent_id_unique" UNIQUE("setup_intent_id")
);
--> statement-breakpoint
CREATE TABLE "market"."billing_info" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."billing_info_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"street1" text DEFAULT '' NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"payment_method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"card_holder" text NOT NULL,
	"expiration_month" integer NOT NULL,
	"expiration_year" integer NOT NULL,
	CONSTRAINT "card_payment_method_id_unique" UNIQUE("payment_method_id")
);
--> statement-breakpoint
CREATE TABLE "market"."stripe_customer" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customer_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "market"."webhook_inbox" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."payout" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"installment" integer DEFAULT 1 NOT NULL,
	"seller_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"withheld_cents" bigint DEFAULT 0 NOT NULL,
	"recovered_cents" bigint DEFAULT 0 NOT NULL,
	"returned_cents" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"account_id" text,
	"transfer_id" text,
	"reversal_id" text,
	"recalled_at" timestamp with time zone,
	"failure" text,
	"in_flight_since" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"fee_returned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "payout_reversal_id_unique" UNIQUE("reversal_id"),
	CONSTRAINT "payout_once" UNIQUE("order_id","installment"),
	CONSTRAINT "payout_amounts" CHECK ("market"."payout"."amount_cents" > 0 and "market"."payout"."fee_cents" >= 0 and "market"."payout"."fee_cents" < "market"."payout"."amount_cents"),
	CONSTRAINT "payout_settled" CHECK ("market"."payout"."withheld_cents" >= 0 and "market"."payout"."recovered_cents" >= 0 and "market"."payout"."returned_cents" >= 0
        and "market"."payout"."withheld_cents" <= "market"."payout"."amount_cents" - "market"."payout"."fee_cents"
        and "market"."payout"."recovered_cents" + "market"."payout"."returned_cents" <= "market"."payout"."amount_cents" - "market"."payout"."fee_cents")
);
--> statement-breakpoint
CREATE TABLE "market"."payout_account" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"is_submitted" boolean DEFAULT false NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_account_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "market"."payout_offset" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."payout_offset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debt_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_offset_amount" CHECK ("market"."payout_offset"."amount_cents" > 0 and "market"."payout_offset"."debt_id" <> "market"."payout_offset"."from_id")
);
--> statement-breakpoint
CREATE TABLE "market"."plan_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."plan_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_id" text NOT NULL,
	"is_annual" boolean NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"stripe_subscription_id" text,
	"coupon" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."plan_grant" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"granted_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."plan_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."plan_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"stripe_subscription_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"is_annual" boolean NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"payment_label" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_subscription_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "market"."wallet_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."wallet_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"coupon_code" text,
	"coupon_cents" bigint DEFAULT 0 NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"stripe_subscription_id" text,
	"status" text NOT NULL,
	"failure" text,
	"next_charge_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_subscription_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "market"."wallet_topup" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."wallet_topup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"coupon_code" text,
	"coupon_cents" bigint DEFAULT 0 NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"subscription_id" integer,
	"payment_intent_id" text,
	"stripe_invoice_id" text,
	"from_balance_cents" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"credited_cents" bigint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"credited_at" timestamp with time zone,
	CONSTRAINT "wallet_topup_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "wallet_topup_stripe_invoice_id_unique" UNIQUE("stripe_invoice_id"),
	CONSTRAINT "wallet_topup_cents" CHECK ("market"."wallet_topup"."amount_cents" > 0 and "market"."wallet_topup"."coupon_cents" between 0 and "market"."wallet_topup"."amount_cents" and "market"."wallet_topup"."credited_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "market"."capacity" (
	"warehouse_id" integer PRIMARY KEY NOT NULL,
	"total_units" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "capacity_total" CHECK ("market"."capacity"."total_units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "market"."capacity_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."capacity_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint,
	"warehouse_id" integer NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"units" bigint NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"note" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "capacity_hold_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "capacity_hold_units" CHECK ("market"."capacity_hold"."units" > 0),
	CONSTRAINT "capacity_hold_days" CHECK ("market"."capacity_hold"."start_day" < "market"."capacity_hold"."end_day"),
	CONSTRAINT "capacity_hold_order" CHECK (("market"."capacity_hold"."state" = 'blocked') = ("market"."capacity_hold"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "market"."money_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."money_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked" integer NOT NULL,
	"violations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."order_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."order_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"from_status" text,
	"to_status" text NOT NULL,
	"payment_state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."order_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."order_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_document_once" UNIQUE("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "market"."orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_state" text DEFAULT 'authorizing' NOT NULL,
	"prior_status" text,
	"admin_approved_at" timestamp with time zone,
	"seller_completed_at" timestamp with time zone,
	"term" integer,
	"space_type" text,
	"quantity" integer,
	"start_day" date,
	"end_day" date,
	"units" bigint DEFAULT 0 NOT NULL,
	"tier_name" text,
	"unit_price_cents" bigint,
	"discounted_cents" bigint,
	"monthly_total_cents" bigint,
	"deposit_cents" bigint,
	"setup_cents" bigint DEFAULT 0 NOT NULL,
	"billed_by" text DEFAULT 'warehouse' NOT NULL,
	"quote_id" bigint,
	"quote_revision" integer,
	"amount_cents" bigint NOT NULL,
	"coupon_code" text,
	"coupon_cents" bigint DEFAULT 0 NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"billing_info" jsonb,
	"warehouse" jsonb NOT NULL,
	"terms" jsonb,
	"payment_intent_id" text,
	"refund_id" text,
	"po_number" text,
	"failure" text,
	"expires_at" timestamp with time zone,
	"in_flight_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "orders_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "orders_amount" CHECK ("market"."orders"."amount_cents" > 0),
	CONSTRAINT "orders_coupon" CHECK ("market"."orders"."coupon_cents" >= 0 and ("market"."orders"."coupon_code" is null) = ("market"."orders"."coupon_cents" = 0)),
	CONSTRAINT "orders_units" CHECK (("market"."orders"."type" = 'offering') = ("market"."orders"."units" > 0))
);
--> statement-breakpoint
CREATE TABLE "market"."installment" (
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"due_day" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"first_try_day" date,
	"next_try_day" date,
	"method" jsonb,
	"payment_intent_id" text,
	"failure" text,
	"announced_at" timestamp with time zone,
	"in_flight_since" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "installment_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "installment_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "installment_amount" CHECK ("market"."installment"."amount_cents" > 0 and "market"."installment"."number" > 1),
	CONSTRAINT "installment_paid" CHECK (("market"."installment"."state" = 'paid') = ("market"."installment"."paid_at" is not null)),
	CONSTRAINT "installment_flight" CHECK (("market"."installment"."state" in ('charging', 'processing')) = ("market"."installment"."in_flight_since" is not null))
);
--> statement-breakpoint
CREATE TABLE "market"."installment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."installment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."merchant_rfp" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"founded_year" integer,
	"merchant_type" text NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"storage_volume" text,
	"monthly_shipment_volume" text,
	"ref_message" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"place" text DEFAULT '' NOT NULL,
	"start_date" date,
	"term_months" integer,
	"answer_by" date,
	"ecommerce_features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"physical_features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"omnichannel_features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fulfillment_provider" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"inbound_order_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outbound_order_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"inventory_order_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ref_user_id" integer,
	"origin" text DEFAULT 'account' NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."rfp_access" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."rfp_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"warehouse_id" integer,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "rfp_access_decided" CHECK (("market"."rfp_access"."state" = 'requested') = ("market"."rfp_access"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "market"."rfp_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."rfp_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."quote_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."quote_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"revision" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."quote_offer" (
	"quote_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"side" text NOT NULL,
	"space_type" text NOT NULL,
	"quantity" integer NOT NULL,
	"start_day" date NOT NULL,
	"term" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"included" text[] NOT NULL,
	"valid_until" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_offer_quote_id_revision_pk" PRIMARY KEY("quote_id","revision"),
	CONSTRAINT "quote_offer_quantity" CHECK ("market"."quote_offer"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "market"."quote_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."quote_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warehouse_id" integer,
	"seller_id" integer NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"categories" text[] NOT NULL,
	"storage_volume" text NOT NULL,
	"monthly_shipment_volume" text NOT NULL,
	"merchant_type" text NOT NULL,
	"founded_year" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"space_type" text,
	"quantity" integer,
	"start_day" date,
	"term" integer,
	"answer_by" date,
	"stage" text DEFAULT 'requested' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_request_ordered" CHECK (("market"."quote_request"."stage" = 'ordered') = ("market"."quote_request"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "market"."idempotency_key" (
	"user_id" integer NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"subject_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "market"."job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "market"."listing_detail" ADD CONSTRAINT "listing_detail_id_listing_search_id_fk" FOREIGN KEY ("id") REFERENCES "market"."listing_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD CONSTRAINT "listing_facet_id_listing_search_id_fk" FOREIGN KEY ("id") REFERENCES "market"."listing_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."chat_attachment" ADD CONSTRAINT "chat_attachment_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "market"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."chat_member" ADD CONSTRAINT "chat_member_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "market"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."chat_message" ADD CONSTRAINT "chat_message_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "market"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."chat_reaction" ADD CONSTRAINT "chat_reaction_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "market"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."campaign_listing" ADD CONSTRAINT "campaign_listing_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "market"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."credit_note" ADD CONSTRAINT "credit_note_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "market"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."ledger_entry" ADD CONSTRAINT "ledger_entry_tx_ledger_tx_id_fk" FOREIGN KEY ("tx") REFERENCES "market"."ledger_tx"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."ledger_entry" ADD CONSTRAINT "ledger_entry_account_ledger_account_id_fk" FOREIGN KEY ("account") REFERENCES "market"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."payout_offset" ADD CONSTRAINT "payout_offset_debt_id_payout_id_fk" FOREIGN KEY ("debt_id") REFERENCES "market"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."payout_offset" ADD CONSTRAINT "payout_offset_from_id_payout_id_fk" FOREIGN KEY ("from_id") REFERENCES "market"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."wallet_topup" ADD CONSTRAINT "wallet_topup_subscription_id_wallet_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "market"."wallet_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."capacity_hold" ADD CONSTRAINT "capacity_hold_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "market"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."capacity_hold" ADD CONSTRAINT "capacity_hold_warehouse_id_capacity_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "market"."capacity"("warehouse_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."order_audit" ADD CONSTRAINT "order_audit_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "market"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."order_document" ADD CONSTRAINT "order_document_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "market"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."quote_event" ADD CONSTRAINT "quote_event_quote_id_quote_request_id_fk" FOREIGN KEY ("quote_id") REFERENCES "market"."quote_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."quote_offer" ADD CONSTRAINT "quote_offer_quote_id_quote_request_id_fk" FOREIGN KEY ("quote_id") REFERENCES "market"."quote_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_one_open" ON "market"."email_change" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "email_change_end" ON "market"."email_change" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_device_last" ON "market"."known_device" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "mail_token_user" ON "market"."mail_token" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "second_factor_user" ON "market"."second_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "market"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_actor" ON "market"."session" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "session_previous" ON "market"."session" USING btree ("previous_refresh_hash");--> statement-breakpoint
CREATE INDEX "session_end" ON "market"."session" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_link_subject" ON "market"."social_link" USING btree ("provider","subject") WHERE unlinked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_claim_one_open" ON "market"."profile_claim" USING btree ("profile_id","email") WHERE state in ('sent', 'verified');--> statement-breakpoint
CREATE INDEX "profile_claim_user" ON "market"."profile_claim" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_session_by_user" ON "market"."identity_session" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_session_open" ON "market"."identity_session" USING btree ("seen_at") WHERE status in ('open', 'processing', 'refused');--> statement-breakpoint
CREATE UNIQUE INDEX "account_permission_one" ON "market"."account_permission" USING btree ("owner_id","email");--> statement-breakpoint
CREATE INDEX "account_permission_email" ON "market"."account_permission" USING btree ("email");--> statement-breakpoint
CREATE INDEX "referral_by_referrer" ON "market"."referral" USING btree ("referrer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_draft_user" ON "market"."ai_draft" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_drop_created_idx" ON "market"."page_drop" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "page_drop_unpurged_idx" ON "market"."page_drop" USING btree ("id") WHERE purged_at is null;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "market"."audit_entry" USING btree ("subject_kind","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "uploaded_file_owner" ON "market"."uploaded_file" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "digest_entry_by_user" ON "market"."digest_entry" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_by_user" ON "market"."notification" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "address_by_user" ON "market"."address" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_facet_seller_idx" ON "market"."listing_facet" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "listing_facet_order_idx" ON "market"."listing_facet" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_scope_idx" ON "market"."listing_facet" USING btree ("region_scope","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_region_idx" ON "market"."listing_facet" USING btree ("region","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_state_idx" ON "market"."listing_facet" USING btree ("country","state","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_country_idx" ON "market"."listing_facet" USING btree ("country","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_spotlight_idx" ON "market"."listing_facet" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and spotlight;--> statement-breakpoint
CREATE INDEX "listing_facet_hotrack_idx" ON "market"."listing_facet" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and hotrack;--> statement-breakpoint
CREATE INDEX "listing_facet_words_idx" ON "market"."listing_facet" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_slug_idx" ON "market"."listing_search" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_url_idx" ON "market"."listing_search" USING btree ("warehouse_url");--> statement-breakpoint
CREATE INDEX "listing_search_seller_idx" ON "market"."listing_search" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "listing_search_order_idx" ON "market"."listing_search" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_place_idx" ON "market"."listing_search" USING btree ("country","state","city","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_spotlight_idx" ON "market"."listing_search" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and spotlight;--> statement-breakpoint
CREATE INDEX "place_zip_idx" ON "market"."place" USING btree ("zip_code");--> statement-breakpoint
CREATE INDEX "place_name_idx" ON "market"."place" USING btree (lower(name),"population" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_search_slug_idx" ON "market"."service_search" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "service_search_seller_idx" ON "market"."service_search" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "service_search_order_idx" ON "market"."service_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "service_search_type_idx" ON "market"."service_search" USING btree ("service_type","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "service_search_partner_idx" ON "market"."service_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and partner;--> statement-breakpoint
CREATE INDEX "service_search_subtypes_idx" ON "market"."service_search" USING gin ("subtypes");--> statement-breakpoint
CREATE INDEX "service_search_text_idx" ON "market"."service_search" USING gin ("search");--> statement-breakpoint
CREATE INDEX "traffic_day_seller_idx" ON "market"."traffic_day" USING btree ("seller_id","day");--> statement-breakpoint
CREATE INDEX "traffic_day_day_idx" ON "market"."traffic_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "traffic_sighting_at_idx" ON "market"."traffic_sighting" USING btree ("at");--> statement-breakpoint
CREATE INDEX "people_letter_open" ON "market"."people_letter" USING btree ("id") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "people_letter_delivery_open" ON "market"."people_letter_delivery" USING btree ("letter_id","user_id") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "people_letter_delivery_sent" ON "market"."people_letter_delivery" USING btree ("changed_at") WHERE state in ('sending', 'sent', 'unclear');--> statement-breakpoint
CREATE INDEX "person_note_person" ON "market"."person_note" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "account_erasure_one_waiting" ON "market"."account_erasure" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "account_erasure_by_user" ON "market"."account_erasure" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_erasure_due" ON "market"."account_erasure" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one_at_work" ON "market"."data_export" USING btree ("user_id") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "data_export_by_user" ON "market"."data_export" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_end" ON "market"."data_export" USING btree ("expires_at") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "chat_attachment_by_message" ON "market"."chat_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_member_by_user" ON "market"."chat_member" USING btree ("user_id","last_message_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_message_by_room" ON "market"."chat_message" USING btree ("room_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_send_key" ON "market"."chat_message" USING btree ("room_id","sender_id","send_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_room_pair" ON "market"."chat_room" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_delivery_once" ON "market"."newsletter_delivery" USING btree ("send_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_open" ON "market"."newsletter_delivery" USING btree ("send_id","id") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "newsletter_send_newest" ON "market"."newsletter_send" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_send_seller" ON "market"."newsletter_send" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_send_open" ON "market"."newsletter_send" USING btree ("id") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_email" ON "market"."newsletter_subscription" USING btree ("email","seller_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_state" ON "market"."newsletter_subscription" USING btree ("seller_id","state","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_origin" ON "market"."newsletter_subscription" USING btree ("origin","asked_at");--> statement-breakpoint
CREATE INDEX "seller_newsletter_own" ON "market"."seller_newsletter" USING btree ("seller_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_view_once" ON "market"."ad_view" USING btree ("campaign_id","subject_id","visitor","bucket","kind","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_view_token" ON "market"."ad_view" USING btree ("token_id","kind");--> statement-breakpoint
CREATE INDEX "ad_view_batch" ON "market"."ad_view" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "campaign_by_seller" ON "market"."campaign" USING btree ("seller_id","id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaign_active" ON "market"."campaign" USING btree ("campaign_type","id") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "campaign_newest" ON "market"."campaign" USING btree ("id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaign_day_by_day" ON "market"."campaign_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "campaign_listing_subject" ON "market"."campaign_listing" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "coupon_use_by_coupon" ON "market"."coupon_use" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "credit_note_by_user" ON "market"."credit_note" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_by_user" ON "market"."invoice" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entry_by_account" ON "market"."ledger_entry" USING btree ("account","tx");--> statement-breakpoint
CREATE INDEX "ach_account_by_user" ON "market"."ach_account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ach_account_one_primary" ON "market"."ach_account" USING btree ("user_id") WHERE is_primary and deleted_at is null;--> statement-breakpoint
CREATE INDEX "billing_info_by_user" ON "market"."billing_info" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_info_one_primary" ON "market"."billing_info" USING btree ("user_id") WHERE is_primary and deleted_at is null;--> statement-breakpoint
CREATE INDEX "card_by_user" ON "market"."card" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_one_primary" ON "market"."card" USING btree ("user_id") WHERE is_primary and deleted_at is null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_waiting" ON "market"."webhook_inbox" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "payout_by_seller" ON "market"."payout" USING btree ("seller_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_to_do" ON "market"."payout" USING btree ("next_try_at") WHERE state in ('due', 'sending', 'reversing');--> statement-breakpoint
CREATE INDEX "payout_offset_by_debt" ON "market"."payout_offset" USING btree ("debt_id");--> statement-breakpoint
CREATE INDEX "payout_offset_by_from" ON "market"."payout_offset" USING btree ("from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_change_one_pending" ON "market"."plan_change" USING btree ("user_id") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_subscription_one_live" ON "market"."plan_subscription" USING btree ("user_id") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "plan_subscription_by_user" ON "market"."plan_subscription" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_subscription_one_live" ON "market"."wallet_subscription" USING btree ("user_id") WHERE status in ('pending', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX "wallet_subscription_by_user" ON "market"."wallet_subscription" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wallet_subscription_pending" ON "market"."wallet_subscription" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "wallet_topup_by_user" ON "market"."wallet_topup" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wallet_topup_open" ON "market"."wallet_topup" USING btree ("updated_at") WHERE state in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "capacity_hold_live" ON "market"."capacity_hold" USING btree ("warehouse_id","start_day","end_day") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "order_audit_by_order" ON "market"."order_audit" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "market"."orders" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_seller" ON "market"."orders" USING btree ("seller_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "market"."orders" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_amount" ON "market"."orders" USING btree ("amount_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "market"."orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_in_flight" ON "market"."orders" USING btree ("in_flight_since") WHERE in_flight_since is not null;--> statement-breakpoint
CREATE INDEX "installment_due" ON "market"."installment" USING btree ("due_day") WHERE state in ('scheduled', 'retrying');--> statement-breakpoint
CREATE INDEX "installment_in_flight" ON "market"."installment" USING btree ("in_flight_since") WHERE in_flight_since is not null;--> statement-breakpoint
CREATE INDEX "installment_event_by_order" ON "market"."installment_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "merchant_rfp_submitted" ON "market"."merchant_rfp" USING btree ("submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rfp_access_pair" ON "market"."rfp_access" USING btree ("merchant_id","seller_id");--> statement-breakpoint
CREATE INDEX "rfp_access_seller" ON "market"."rfp_access" USING btree ("seller_id","state");--> statement-breakpoint
CREATE INDEX "rfp_link_merchant" ON "market"."rfp_link" USING btree ("merchant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_event_by_quote" ON "market"."quote_event" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_request_seller" ON "market"."quote_request" USING btree ("seller_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_request_customer" ON "market"."quote_request" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_request_email" ON "market"."quote_request" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_request_order" ON "market"."quote_request" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "market"."idempotency_key" USING btree ("created_at");