# Three stages: everything that builds the site, the packages that serve it, and the image that runs.
# The project brings its own Node as a package; the builder's Node only fetches it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
# Written into the pages: canonical links, the public key, and a Supabase project if the browser is to ask one.
ARG SITE_URL
ARG ANON_KEY
ARG SUPABASE_URL
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM debian:bookworm-slim
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY migrations ./migrations
COPY src ./src
COPY --from=build /app/build ./build
RUN install -d -o 10001 -g 10001 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# By number, so that an orchestrator can see that it is not root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Alive, not ready: pages are served while the database is away, and a restart would end that too.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["/app/node_modules/node/bin/node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz/live`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/node/bin/node", "--disable-warning=ExperimentalWarning", "src/api/server.ts"]
