import sharp from 'sharp';

/** A photo as a phone makes it: lying on its side, with camera and place in its EXIF. */
export const makePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b58449' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'CANARY-CAMERA' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();

export const makePicture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 32, height = 24): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0e9669' } })
    .toFormat(format)
    .toBuffer();
