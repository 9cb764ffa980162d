CREATE TABLE "market"."listing_facet" (
	"id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"review_count" integer NOT NULL,
	"number_of_buildings" integer NOT NULL,
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
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" SET (toast_tuple_target = 128);--> statement-breakpoint
DROP FUNCTION IF EXISTS "market"."note_listing_changes"() CASCADE;--> statement-breakpoint
DROP INDEX IF EXISTS "market"."listing_search_earth_idx";--> statement-breakpoint
DROP TABLE "market"."listing_change";--> statement-breakpoint
DROP INDEX "market"."listing_search_scope_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_region_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_state_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_country_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_hotrack_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_location_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_categories_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_features_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_text_idx";--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD CONSTRAINT "listing_facet_id_listing_search_id_fk" FOREIGN KEY ("id") REFERENCES "market"."listing_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_facet_seller_idx" ON "market"."listing_facet" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "listing_facet_order_idx" ON "market"."listing_facet" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_scope_idx" ON "market"."listing_facet" USING btree ("region_scope","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_region_idx" ON "market"."listing_facet" USING btree ("region","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_state_idx" ON "market"."listing_facet" USING btree ("country","state","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_country_idx" ON "market"."listing_facet" USING btree ("country","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_facet_spotlight_idx" ON "market"."listing_facet" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and spotlight;--> statement-breakpoint
CREATE INDEX "listing_facet_hotrack_idx" ON "market"."listing_facet" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and hotrack;--> statement-breakpoint
CREATE INDEX "listing_facet_words_idx" ON "market"."listing_facet" USING gin ("words");--> statement-breakpoint
ALTER TABLE "market"."listing_search" DROP COLUMN "mercator_x";--> statement-breakpoint
ALTER TABLE "market"."listing_search" DROP COLUMN "mercator_y";--> statement-breakpoint
ALTER TABLE "market"."listing_search" DROP COLUMN "search";