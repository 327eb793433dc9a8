export interface Brand {
  key: string
  label: string
}

/** The query of an address on a brand. */
export const brandQuery = ({ key }: Pick<Brand, 'key'>): string => `?marque=${key}`
