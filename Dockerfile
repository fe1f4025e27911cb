# The Node of this image only installs and builds; the app runs on the one that package-lock.json pins.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The pinned Node is taken out: it comes with a second copy of itself.
RUN npm ci --omit=dev && cp node_modules/node/bin/node /usr/local/bin/pinned-node && rm -rf node_modules/node

FROM debian:bookworm-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_TOP_PAD_=0 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin app \
    && install -d -o app -m 700 /data
WORKDIR /app
COPY --from=packages /usr/local/bin/pinned-node /usr/local/bin/node
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json ./
COPY scripts/serve.mjs scripts/
COPY scripts/lib/paths.mjs scripts/lib/
# What the app compiles to is kept here for the next start, unless the container is read-only as in compose.yaml.
RUN install -d -o app build/compiled
USER app
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The same settings as in scripts/lib/server-process.mjs. No shell in between: signals reach the server itself.
CMD ["node", "--max-semi-space-size=3", "--heap-growing-percent=12", "--no-maglev", "--no-parallel-scavenge", "scripts/serve.mjs"]
