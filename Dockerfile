# The build notes where its modules stand: both stages use the same path.
FROM node:24-slim AS build
WORKDIR /app
# Packages come first: they stay as they are while only sources change.
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY marketplace-app/package.json marketplace-app/
COPY seed/package.json seed/
COPY shared/package.json shared/
COPY site/package.json site/
COPY tests/package.json tests/
RUN npm ci
COPY . .
RUN npm run build && node cms/start/runtime-packages.ts /packages
RUN rm -rf node_modules */node_modules tests

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=build /packages /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
# All that is written goes to /data and /tmp: the root file system may be read-only.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cms/dist/serve.mjs"]
