DROP INDEX "market"."listing_search_order_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_scope_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_region_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_state_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_country_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_spotlight_idx";--> statement-breakpoint
DROP INDEX "market"."listing_search_hotrack_idx";--> statement-breakpoint
ALTER TABLE "market"."listing_search" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."listing_search" ADD COLUMN "min_pallets" integer;--> statement-breakpoint
ALTER TABLE "market"."listing_search" ADD COLUMN "max_pallets" integer;--> statement-breakpoint
ALTER TABLE "market"."listing_search" ADD COLUMN "min_sqft" integer;--> statement-breakpoint
ALTER TABLE "market"."listing_search" ADD COLUMN "max_sqft" integer;--> statement-breakpoint
ALTER TABLE "market"."listing_search" ADD COLUMN "free_sqft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_search_order_idx" ON "market"."listing_search" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_scope_idx" ON "market"."listing_search" USING btree ("region_scope","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_region_idx" ON "market"."listing_search" USING btree ("region","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_state_idx" ON "market"."listing_search" USING btree ("country","state","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_country_idx" ON "market"."listing_search" USING btree ("country","sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_spotlight_idx" ON "market"."listing_search" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and spotlight;--> statement-breakpoint
CREATE INDEX "listing_search_hotrack_idx" ON "market"."listing_search" USING btree ("sunk","priority" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and hotrack;--> statement-breakpoint
UPDATE "market"."listing_search" s SET "priority" = CASE WHEN s."is_first_spotlight" THEN 2 ELSE 1 END
FROM "users" u WHERE u."id" = s."seller_id" AND u."plan_id" <> 'free' AND (s."is_first_spotlight" OR s."is_high_priority");
