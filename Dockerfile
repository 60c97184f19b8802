# The whole product in one image: docker compose up (compose.yaml). Data and keys lie in the volume /data.
FROM node:22-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
# Each installation signs the build with a key of its own when it first starts.
RUN node tools/build.mjs && rm -r .fairlot
ENV FAIRLOT_DATA=/data HOST=0.0.0.0 CONSOLE_HOST=0.0.0.0
EXPOSE 3000 3001 3002
VOLUME /data
CMD ["node", "start.mjs"]
