CREATE TABLE "market"."service_record" (
	"warehouse_id" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market"."listing_facet" ADD COLUMN "answer_minutes" integer;--> statement-breakpoint
CREATE INDEX "listing_facet_answer_idx" ON "market"."listing_facet" USING btree ("answer_minutes","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "arrival_checked_in_by_seller" ON "market"."arrival" USING btree ("seller_id","id") WHERE state = 'checked-in';