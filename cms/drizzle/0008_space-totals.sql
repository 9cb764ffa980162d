CREATE TABLE "market"."capacity_change" (
	"warehouse_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"total_units" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "capacity_change_warehouse_id_from_day_pk" PRIMARY KEY("warehouse_id","from_day"),
	CONSTRAINT "capacity_change_units" CHECK ("market"."capacity_change"."total_units" >= 0)
);
--> statement-breakpoint
ALTER TABLE "market"."capacity_change" ADD CONSTRAINT "capacity_change_warehouse_id_capacity_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "market"."capacity"("warehouse_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capacity_change_by_day" ON "market"."capacity_change" USING btree ("from_day");