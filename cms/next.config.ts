import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  transpilePackages: ['@stackyard/shared'],
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
}

export default withPayload(config, { devBundleServerPackages: false })
