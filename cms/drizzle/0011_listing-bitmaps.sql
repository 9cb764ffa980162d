CREATE TABLE "market"."listing_bitmap" (
	"condition" text NOT NULL,
	"block" integer NOT NULL,
	"region_scope" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"edition" integer NOT NULL,
	"bits" bit(4096) NOT NULL,
	CONSTRAINT "listing_bitmap_pk" PRIMARY KEY("condition","block","region_scope","region","country","state")
);
--> statement-breakpoint
CREATE TABLE "market"."listing_block_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."listing_block_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"block" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_bitmap_block_idx" ON "market"."listing_bitmap" USING btree ("block");--> statement-breakpoint
CREATE INDEX "listing_facet_pallets_idx" ON "market"."listing_facet" USING btree ("max_pallets","min_pallets") WHERE listed and max_pallets is not null;--> statement-breakpoint
CREATE INDEX "listing_facet_sqft_idx" ON "market"."listing_facet" USING btree ("max_sqft","min_sqft") WHERE listed and max_sqft is not null;--> statement-breakpoint
CREATE INDEX "listing_facet_map_idx" ON "market"."listing_facet" USING btree ("latitude","longitude","cell_x","cell_y","id") WHERE listed;