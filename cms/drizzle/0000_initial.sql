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
	"free_pallets" integer NOT NULL,
	"free_from" date,
	"search" "tsvector" NOT NULL,
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
CREATE TABLE "market"."site_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."site_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part" text NOT NULL,
	"state" text NOT NULL,
	"folder" text,
	"digest" text,
	"pages" integer,
	"duration_ms" integer,
	"error" text,
	"details" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_slug_idx" ON "market"."listing_search" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_url_idx" ON "market"."listing_search" USING btree ("warehouse_url");--> statement-breakpoint
CREATE INDEX "listing_search_seller_idx" ON "market"."listing_search" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "listing_search_order_idx" ON "market"."listing_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_scope_idx" ON "market"."listing_search" USING btree ("region_scope","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_region_idx" ON "market"."listing_search" USING btree ("region","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_state_idx" ON "market"."listing_search" USING btree ("country","state","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_country_idx" ON "market"."listing_search" USING btree ("country","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_spotlight_idx" ON "market"."listing_search" USING btree ("is_first_spotlight" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and spotlight;--> statement-breakpoint
CREATE INDEX "listing_search_hotrack_idx" ON "market"."listing_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and hotrack;--> statement-breakpoint
CREATE INDEX "listing_search_location_idx" ON "market"."listing_search" USING gist ("location");--> statement-breakpoint
CREATE INDEX "listing_search_categories_idx" ON "market"."listing_search" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "listing_search_features_idx" ON "market"."listing_search" USING gin ("features");--> statement-breakpoint
CREATE INDEX "listing_search_text_idx" ON "market"."listing_search" USING gin ("search");--> statement-breakpoint
CREATE INDEX "place_zip_idx" ON "market"."place" USING btree ("zip_code");--> statement-breakpoint
CREATE INDEX "place_name_idx" ON "market"."place" USING btree (lower(name),"population" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_release_part_idx" ON "market"."site_release" USING btree ("part","id" DESC NULLS LAST);