/** A place as compiled, before its rank is known. */
export interface CompiledCity {
  id: string
  name: string
  /** Another name that finds it. */
  alias: string | null
  postalCodes: readonly string[]
  country: string
  region: string | null
  latitude: number
  longitude: number
  isPositionExact: boolean
  timeZone: string
  population: number
}

/** A populated place of GeoNames. */
export interface Town {
  cityId: number
  name: string
  country: string
  adminCode: string
  /** In France, the INSEE code of its commune. */
  muniSub?: string
  population: number
  /** Longitude first. */
  loc: { coordinates: [number, number] }
}

/** A present or former commune of the official geographic code. */
export interface Commune {
  code: string
  nom: string
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal'
  departement?: string
  arrondissement?: string
  codesPostaux?: string[]
  population?: number
  /** The commune that a former one belongs to. */
  chefLieu?: string
}
