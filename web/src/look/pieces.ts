// Every letter of Traditional Chinese, in many small pieces: for names that people type.
import "@fontsource/noto-sans-tc/400.css";
import "@fontsource/noto-sans-tc/700.css";
import "@fontsource/noto-serif-tc/700.css";
