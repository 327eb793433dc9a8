import type { CompiledCity } from '../src/features/house/suggestions/compile/city.ts'
import type { CitySource } from '../src/features/house/suggestions/compile/city-source.server.ts'

const france = { alias: null, country: 'FR', region: null, isPositionExact: true, timeZone: 'Europe/Paris' }

const cities: CompiledCity[] = [
  {
    ...france,
    id: 'insee-69123',
    name: 'Lyon',
    region: 'Auvergne-Rhône-Alpes',
    postalCodes: ['69001', '69002', '69003'],
    latitude: 45.74846,
    longitude: 4.84671,
    population: 519127,
  },
  {
    ...france,
    id: 'insee-93066',
    name: 'Saint-Denis',
    postalCodes: ['93200', '93210'],
    latitude: 48.93564,
    longitude: 2.35387,
    population: 149077,
  },
  {
    ...france,
    id: 'insee-39300',
    name: 'Lons-le-Saunier',
    postalCodes: ['39000'],
    latitude: 46.67416,
    longitude: 5.55386,
    population: 16926,
  },
  {
    ...france,
    id: 'insee-54323',
    name: 'Longwy',
    postalCodes: ['54400'],
    latitude: 49.51944,
    longitude: 5.76333,
    population: 15240,
  },
  {
    id: 'geonames-2643743',
    name: 'Londres',
    alias: 'London',
    postalCodes: [],
    country: 'GB',
    region: null,
    latitude: 51.50853,
    longitude: -0.12574,
    isPositionExact: true,
    timeZone: 'Europe/London',
    population: 8961989,
  },
]

/** A few cities, for tests that don't need them all. */
export const fewCities: CitySource = { version: 'few', compile: () => cities }
