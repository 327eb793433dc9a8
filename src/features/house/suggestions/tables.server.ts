import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  cities: ofNobody(
    'rank',
    'id',
    'name',
    'postal_codes',
    'country',
    'region',
    'latitude',
    'longitude',
    'is_position_exact',
    'time_zone',
    'population',
  ),
  city_keys: ofNobody('key', 'rank'),
  city_source: ofNobody('only_row', 'version'),
}
