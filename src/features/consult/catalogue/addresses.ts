import { href } from 'react-router'

/** The list where its results begin. */
export const resultsAddress = (search = ''): string => `${href('/voyance')}${search && `?${search}`}#resultats`
