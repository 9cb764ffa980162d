create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;
create extension if not exists cube;
create extension if not exists earthdistance;
create schema if not exists market;
