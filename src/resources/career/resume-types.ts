/** What a CV may be, as a browser names it. */
export const resumeTypes = ['application/pdf', 'image/jpeg', 'image/png'];

export const RESUME_REFUSED = 'Invalid file format. Please upload a PDF, JPG, or PNG.';
