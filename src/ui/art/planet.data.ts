/** The bodies and points of a chart as lines of one thickness, in a square of 24. */
export const planets = {
  sun: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 11.3a.7.7 0 1 0 0 1.4a.7.7 0 1 0 0-1.4z',
  moon: 'M15.5 4.2a8.2 8.2 0 1 0 0 15.6a9.6 9.6 0 0 1 0-15.6z',
  mercury: 'M8 2.8a4 4 0 0 0 8 0M12 6.8a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6zM12 14.4v7M9 18h6',
  venus: 'M12 3.2a4.7 4.7 0 1 0 0 9.4a4.7 4.7 0 1 0 0-9.4zM12 12.6v8.4M8.4 17h7.2',
  mars: 'M10 8.6a5.6 5.6 0 1 0 0 11.2a5.6 5.6 0 1 0 0-11.2zM14.2 10.2L20 4.2M15.2 4h5v5',
  jupiter: 'M5.6 6.6c1.2-2.6 5.4-3.2 6.4 0s-2.4 6.6-6.8 9h13.4M15.8 4v17',
  saturn: 'M5.6 6.2h7.6M9.4 3.2v12.6M9.4 11.4c1.6-2.8 7-2.8 7 1.4 0 3.2-2.8 4-2.8 6.2s2 2.6 3.2 1.4',
  uranus: 'M6.4 4v8.4M17.6 4v8.4M6.4 8.2h11.2M12 4v11.2M12 15.2a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z',
  neptune: 'M5.4 4v3.2a6.6 6.6 0 0 0 13.2 0V4M12 3.4v17.4M8.4 17h7.2',
  pluto: 'M12 2.8a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM6.4 6a5.6 5.6 0 0 0 11.2 0M12 11.6V21M8.4 16.6h7.2',
  node: 'M8.6 16.8C5.4 14 4 11 5.2 7.8 6.4 4.8 9 3.2 12 3.2s5.6 1.6 6.8 4.6c1.2 3.2-.2 6.2-3.4 9M7.4 16.4a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4zM16.6 16.4a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z',
  lilith: 'M14.6 3a5.2 5.2 0 1 0 0 9.6a6.2 6.2 0 0 1 0-9.6zM11.6 13.2v8M8.6 17.4h6',
} as const

export type PlanetSign = keyof typeof planets
export const planetSigns = Object.keys(planets) as PlanetSign[]
