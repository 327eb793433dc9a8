import type { z } from 'zod'
import type { bannerShape } from './banners.server.ts'

/** A banner as the API returns it. */
export type BannerView = z.output<typeof bannerShape>
