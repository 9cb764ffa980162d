CREATE TABLE "market"."listing_write" (
	"xact" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"listing_id" integer,
	"seller_id" integer,
	"written_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "listing_write_xact_idx" UNIQUE NULLS NOT DISTINCT("xact","listing_id","seller_id")
);
