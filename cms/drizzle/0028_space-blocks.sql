ALTER TABLE "market"."capacity_hold" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."capacity_hold" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "market"."capacity_hold" ADD CONSTRAINT "capacity_hold_order" CHECK (("market"."capacity_hold"."state" = 'blocked') = ("market"."capacity_hold"."order_id" is null));