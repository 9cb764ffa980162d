CREATE TABLE "market"."page_draw" (
	"collection" text NOT NULL,
	"document" integer NOT NULL,
	"path" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone,
	"error" text,
	"broken_links" text[],
	CONSTRAINT "page_draw_collection_document_pk" PRIMARY KEY("collection","document")
);
