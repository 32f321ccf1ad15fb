/** Pixels of the longer side of a photo: no page shows it larger, on a fine screen either. */
const SIDE = 800;
const QUALITY = 0.85;

/** A photo made smaller and upright, as a JPEG: a browser writes nothing of the camera into it. Fails with what is no photo. */
export async function reducedPhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  // Behind what a PNG leaves clear, which a JPEG would show black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  );
}
