CREATE TABLE "market"."listing_change" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
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
	"campaign_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"bucket" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "traffic_sighting_kind_subject_subject_id_campaign_id_visitor_bucket_pk" PRIMARY KEY("kind","subject","subject_id","campaign_id","visitor","bucket"),
	CONSTRAINT "traffic_sighting_campaign" CHECK ("market"."traffic_sighting"."campaign_id" >= 0)
);
--> statement-breakpoint
DROP INDEX "market"."listing_search_order_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_scope_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_region_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_state_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_country_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_spotlight_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_hotrack_idx";--> statement-breakpoint
ALTER TABLE "market"."listing_search" ADD COLUMN "sunk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_change_xid_idx" ON "market"."listing_change" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "traffic_day_seller_idx" ON "market"."traffic_day" USING btree ("seller_id","day");--> statement-breakpoint
CREATE INDEX "traffic_sighting_at_idx" ON "market"."traffic_sighting" USING btree ("at");--> statement-breakpoint
CREATE INDEX "listing_search_order_idx" ON "market"."listing_search" USING btree ("sunk","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_scope_idx" ON "market"."listing_search" USING btree ("region_scope","sunk","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_region_idx" ON "market"."listing_search" USING btree ("region","sunk","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_state_idx" ON "market"."listing_search" USING btree ("country","state","sunk","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_country_idx" ON "market"."listing_search" USING btree ("country","sunk","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_spotlight_idx" ON "market"."listing_search" USING btree ("is_first_spotlight" DESC NULLS LAST,"sunk","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and spotlight;--> statement-breakpoint
CREATE INDEX "listing_search_hotrack_idx" ON "market"."listing_search" USING btree ("sunk","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and hotrack;