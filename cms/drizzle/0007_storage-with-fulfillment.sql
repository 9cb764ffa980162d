ALTER TABLE "market"."orders" ADD COLUMN "fulfillment_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."orders" ADD CONSTRAINT "orders_fulfillment" CHECK ("market"."orders"."fulfillment_cents" >= 0
        and ("market"."orders"."fulfillment_cents" > 0) = ("market"."orders"."type" = 'offering' and "market"."orders"."tier_name" is not null));