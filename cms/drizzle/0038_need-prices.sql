ALTER TABLE "market"."listing_facet" ADD COLUMN "net1" numeric;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "net3" numeric;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "net6" numeric;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "net12" numeric;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "net_sq1" numeric;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "net_sq3" numeric;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "net_sq6" numeric;--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "net_sq12" numeric;