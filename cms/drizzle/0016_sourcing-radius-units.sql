ALTER TABLE "market"."sourcing_event" ADD COLUMN "units_per_order" integer;--> statement-breakpoint
ALTER TABLE "market"."sourcing_lot" ADD COLUMN "radius_miles" double precision;