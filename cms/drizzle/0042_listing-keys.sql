CREATE TABLE "market"."listing_key" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "listing_key_once" UNIQUE("seller_id","key")
);
