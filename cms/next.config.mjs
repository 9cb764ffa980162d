import { withPayload } from '@payloadcms/next/withPayload'

/**
 * In JavaScript: a config in TypeScript makes each server load the compiler of a build when it starts.
 * @type {import('next').NextConfig}
 */
const config = {
  transpilePackages: ['@stackyard/shared'],
  poweredByHeader: false,
  serverExternalPackages: ['@aws-sdk/client-s3'],
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // What a build spends on itself and nobody reads: a cache for the next build, maps, and a server's code made small.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false, client: true },
  },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
}

export default withPayload(config, { devBundleServerPackages: false })
