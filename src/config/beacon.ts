import { z } from 'zod'

export const beaconVariables = { BEACON_PROVIDER: z.enum(['sandbox', 'drand']).optional() }

type BeaconVariables = z.infer<z.ZodObject<typeof beaconVariables>> & { APP_MODE: string }

/** The faults of the setting of the public beacon. */
export const beaconFaults = (env: BeaconVariables): string[] =>
  env.BEACON_PROVIDER === 'sandbox' && env.APP_MODE === 'production'
    ? ['BEACON_PROVIDER : le bac à sable signe avec notre propre clé, il ne sert qu’à la démonstration']
    : []

export const beaconConfig = (env: BeaconVariables): 'sandbox' | 'drand' =>
  env.BEACON_PROVIDER ?? (env.APP_MODE === 'production' ? 'drand' : 'sandbox')
