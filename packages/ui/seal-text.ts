/** The strokes of each mark in a square of 24, drawn for this kit: a seal needs no Han font. */
export const SEAL_STROKES = {
  公: 'M8.6 2.5Q7 7.6 2.6 11.2M15.4 2.5Q17 7.6 21.4 11.2M11.6 11.4Q9.4 16 5.4 20.4L18 19.2M15.2 14.4Q18 17.6 19.6 21.6',
  验: 'M2.4 3.4H8.2L7.4 12M4 6 3.2 12H9.4Q9.2 20.8 7.2 21.2L5.4 21M1.6 17.2 6.4 16.2M10.4 8.4Q14.4 5.8 16.4 2.2 18.6 6 22.6 8.2M13.6 9.8H19.6M12.6 12.8 13.6 17M16.2 12.4 17 16.6M21 12.4 18.8 18M10.8 20.8H22.6',
  中: 'M12 1.6V22.4M3.4 6.4H20.6V15.6H3.4Z',
} as const;
