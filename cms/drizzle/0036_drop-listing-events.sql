DROP TABLE "market"."event_cursor" CASCADE;--> statement-breakpoint
DROP TABLE "market"."listing_event" CASCADE;--> statement-breakpoint
DROP SEQUENCE "market"."listing_event_position";--> statement-breakpoint
DROP FUNCTION IF EXISTS "market"."notify_listing_event";