DROP INDEX "market"."listing_search_seller_idx";--> statement-breakpoint
CREATE INDEX "listing_search_seller_idx" ON "market"."listing_search" USING btree ("seller_id","id");