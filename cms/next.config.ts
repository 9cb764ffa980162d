import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
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
