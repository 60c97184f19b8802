import sharp from 'sharp';

/** What a player photographs when he has paid: some lines on paper. */
export const receipt = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960"><rect width="720" height="960" fill="#f4efe4"/>
<g fill="#222">${[120, 200, 280, 420, 500].map((y, at) => `<rect x="90" y="${y}" width="${520 - at * 70}" height="28"/>`).join('')}</g>
<rect x="90" y="620" width="540" height="220" fill="none" stroke="#222" stroke-width="6"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
